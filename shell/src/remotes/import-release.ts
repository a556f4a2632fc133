import type { RemoteRecord } from '@turno/shared-types';
import {
  type LoadedRemote,
  messageOf,
  type RemoteComponent,
  type ReportFailure,
} from './remote-types.ts';

export type ImportOptions = {
  /** Imports one version of a remote and returns its module, unchecked. */
  importRemote: (record: RemoteRecord, attempt: number) => Promise<unknown>;
  /** Time limit of one attempt, in milliseconds, so that a hanging origin does not hang the page. */
  deadlineMs: number;
  onFailure: ReportFailure;
};

/** `retry` when a second attempt may succeed, `abandon` when it cannot. */
type ImportOutcome = LoadedRemote | 'retry' | 'abandon';

/** Makes the importer of releases; it numbers the attempts, so that each uses a fresh address. */
export function createReleaseImporter({ importRemote, deadlineMs, onFailure }: ImportOptions) {
  const attempts = new Map<string, number>();

  return async function importRelease(record: RemoteRecord): Promise<ImportOutcome> {
    const { name, version } = record;
    const key = `${name}@${version}`;
    const attempt = attempts.get(key) ?? 0;
    attempts.set(key, attempt + 1);
    try {
      const module = await withDeadline(importRemote(record, attempt), deadlineMs);
      if (hasRemote(module)) return { Remote: module.Remote, version };
      const message = 'The module has no component named Remote';
      onFailure({ name, version, stage: 'contract', message });
      return 'abandon';
    } catch (error) {
      onFailure({ name, version, stage: 'load', message: messageOf(error) });
      // After a timeout another version is more likely to succeed than the same one.
      return error instanceof DeadlineError ? 'abandon' : 'retry';
    }
  };
}

function hasRemote(module: unknown): module is { Remote: RemoteComponent } {
  if (typeof module !== 'object' || module === null || !('Remote' in module)) return false;
  const { Remote } = module;
  return typeof Remote === 'function' || (typeof Remote === 'object' && Remote !== null);
}

class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Settles like the promise, or rejects with a `DeadlineError` after `deadlineMs`. */
export function withDeadline<T>(promise: Promise<T>, deadlineMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError(`No answer within ${deadlineMs} ms`)),
      deadlineMs,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
