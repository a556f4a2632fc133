import type { RemoteRecord } from '@turno/shared-types';
import {
  type LoadedRemote,
  messageOf,
  type RemoteComponent,
  type ReportFailure,
} from './remote-types.ts';
import { DeadlineError, withDeadline } from './with-deadline.ts';

export type ImportOptions = {
  /** Brings in one version of a remote and answers its module, not yet judged. */
  importRemote: (record: RemoteRecord, attempt: number) => Promise<unknown>;
  /** Milliseconds for one attempt; a hanging origin must not hang the page. */
  deadlineMs: number;
  onFailure: ReportFailure;
};

/** `again` when a second attempt may do better, `give-up` when it cannot. */
export type ImportOutcome = LoadedRemote | 'again' | 'give-up';

/** Makes the importer of releases; it numbers its attempts, so that each asks for a fresh address. */
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
      return 'give-up';
    } catch (error) {
      onFailure({ name, version, stage: 'load', message: messageOf(error) });
      // Who waited a whole deadline in vain is better served by another version than by more waiting.
      return error instanceof DeadlineError ? 'give-up' : 'again';
    }
  };
}

function hasRemote(module: unknown): module is { Remote: RemoteComponent } {
  if (typeof module !== 'object' || module === null || !('Remote' in module)) return false;
  const { Remote } = module;
  return typeof Remote === 'function' || (typeof Remote === 'object' && Remote !== null);
}
