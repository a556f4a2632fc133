import { type ComponentType, lazy } from 'react';

export type Load<P> = () => Promise<ComponentType<P>>;

/** Loads the code of a part, once for all mounts of a remote. */
export type LazySource<P> = {
  /** The component for a mount whose host can fall back to another release; with `null`, the one for all other mounts. */
  partFor: (mount: object | null) => ComponentType<P>;
  /** Requests the code again. */
  renew: () => void;
};

type SourceOptions<P> = {
  load: Load<P>;
  /** Handles a failure, by another try or by a component in place of the part. */
  onFailure: (again: Load<P>) => Promise<ComponentType<P>>;
  /** Handles the first failure in a host that can show another release. */
  onFirst?: (again: Load<P>) => Promise<ComponentType<P>>;
};

/** So many failures while online count as a release that does not load. */
const FAILURES = 2;

/**
 * Creates a source that requests the code again after a failure, because `lazy` alone would cache the failure for good. In a
 * host that replaces a release that throws, the part throws after its code failed to load twice while online.
 */
export function sourceOf<P extends object>(options: SourceOptions<P>): LazySource<P> {
  const { load, onFailure, onFirst = onFailure } = options;
  const lazily = (loading: Load<P>) => lazy(async () => ({ default: await loading() }));
  let parts: { throwing?: ComponentType<P>; lasting?: ComponentType<P> } = {};
  let failures = 0;
  let lostIn: object | null = null;

  const last: Load<P> = () => load().catch(() => onFailure(last));

  function throwIn(mount: object): Load<P> {
    const attempt: Load<P> = () =>
      load().catch((error: unknown) => {
        if (!navigator.onLine) return onFailure(attempt);
        failures += 1;
        if (failures < FAILURES) return onFirst(attempt);
        failures = 0;
        lostIn = mount;
        throw error;
      });
    return attempt;
  }

  const source: LazySource<P> = {
    renew: () => {
      parts = {};
    },
    partFor(mount) {
      // The host has mounted the same release again after the failure.
      if (mount !== null && lostIn !== null && lostIn !== mount) {
        lostIn = null;
        source.renew();
      }
      const kind = mount === null ? 'lasting' : 'throwing';
      const part = parts[kind] ?? lazily(mount === null ? last : throwIn(mount));
      parts[kind] = part;
      return part;
    },
  };
  return source;
}

export async function after<T>(ms: number, work: () => Promise<T>): Promise<T> {
  await new Promise((done) => setTimeout(done, ms));
  return work();
}
