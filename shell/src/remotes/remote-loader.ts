import type { RemoteName, RemoteRecord, RemotesFile } from '@turno/shared-types';
import { createReleaseImporter, type ImportOptions, withDeadline } from './import-release.ts';
import { candidatesFor } from './load-order.ts';
import { type LoadedRemote, messageOf } from './remote-types.ts';

export type RemoteLoaderOptions = ImportOptions & {
  /** Called when a version has loaded, with the milliseconds since the start, including failed attempts. */
  onLoaded: (name: RemoteName, version: string, tookMs: number) => void;
  /** Reads the release pointer; called at every load, so that a moved pointer takes effect at once. */
  file: () => Promise<RemotesFile>;
  hostApi: string;
};

export type RemoteLoader = {
  /** Loads the remote. Concurrent callers share one load; a failure is never cached. */
  load(name: RemoteName): Promise<LoadedRemote>;
  /** The remote, if it is loaded already. */
  peek(name: RemoteName): LoadedRemote | null;
  /**
   * Records that a version failed while running; the next load prefers another one. If no other version loads, the rejected one
   * is used once more, because only a part of it may have failed.
   */
  reject(name: RemoteName, version: string, error: unknown): void;
};

/** Loads remotes by the release pointer and caches the loaded ones (SHL-012). */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const ready = new Map<RemoteName, LoadedRemote>();
  const loading = new Map<RemoteName, Promise<LoadedRemote>>();
  const rejected = new Map<RemoteName, ReadonlySet<string>>();
  const replaced = new Map<RemoteName, LoadedRemote>();
  const find = createFinder(options);

  async function start(name: RemoteName): Promise<LoadedRemote> {
    const startedAt = performance.now();
    try {
      const loaded = await find(name, rejected.get(name) ?? new Set());
      options.onLoaded(name, loaded.version, performance.now() - startedAt);
      ready.set(name, loaded);
      return loaded;
    } catch (error) {
      const last = replaced.get(name);
      if (!last) throw error;
      replaced.delete(name);
      return last;
    } finally {
      loading.delete(name);
    }
  }

  return {
    peek: (name) => ready.get(name) ?? null,
    load(name) {
      const loaded = ready.get(name);
      if (loaded) return Promise.resolve(loaded);
      const current = loading.get(name) ?? start(name);
      loading.set(name, current);
      return current;
    },
    reject(name, version, error) {
      options.onFailure({ name, version, stage: 'render', message: messageOf(error) });
      const loaded = ready.get(name);
      if (loaded) replaced.set(name, loaded);
      ready.delete(name);
      rejected.set(name, new Set(rejected.get(name)).add(version));
    },
  };
}

function createFinder(options: RemoteLoaderOptions) {
  const importRelease = createReleaseImporter(options);

  return async function find(
    name: RemoteName,
    rejected: ReadonlySet<string>,
  ): Promise<LoadedRemote> {
    const file = await readPointer(options, name);
    const { usable, outOfRange } = candidatesFor(file, name, options.hostApi, rejected);
    for (const { version, hostApi } of outOfRange) {
      const message = `Needs host contract ${hostApi}, this is ${options.hostApi}`;
      options.onFailure({ name, version, stage: 'contract', message });
    }
    for (const record of usable) {
      const isFirst: boolean = record === usable[0];
      const loaded = await importWithin(importRelease, record, isFirst ? 2 : 1);
      if (loaded) return loaded;
    }
    throw new Error(`${name} cannot be loaded`);
  };
}

async function importWithin(
  importRelease: ReturnType<typeof createReleaseImporter>,
  record: RemoteRecord,
  tries: number,
): Promise<LoadedRemote | null> {
  for (let left = tries; left > 0; left -= 1) {
    const outcome = await importRelease(record);
    if (typeof outcome === 'object') return outcome;
    if (outcome === 'abandon') return null;
  }
  return null;
}

async function readPointer(options: RemoteLoaderOptions, name: RemoteName): Promise<RemotesFile> {
  try {
    return await withDeadline(options.file(), options.deadlineMs);
  } catch (error) {
    const message = messageOf(error);
    options.onFailure({ name, version: null, stage: 'discover', message });
    throw error;
  }
}
