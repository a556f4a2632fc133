import type { RemoteName, RemoteRecord, RemotesFile } from '@turno/shared-types';
import { isInHostRange } from '@turno/shared-types/rules';

export type Candidates = {
  /** Versions of the remote that this host may run, best first. */
  readonly usable: readonly RemoteRecord[];
  /** Versions that need another host contract. */
  readonly outOfRange: readonly RemoteRecord[];
};

/**
 * Versions of a remote to try, in order: the live one, then the earlier ones. Versions in `rejected` (they broke while
 * running) come last, so a retry tries another version first.
 */
export function candidatesFor(
  file: RemotesFile,
  name: RemoteName,
  hostApi: string,
  rejected: ReadonlySet<string>,
): Candidates {
  const known = [...file.remotes, ...file.previous].filter((record) => record.name === name);
  const distinct = known.filter(
    (record, at) => known.findIndex((each) => each.version === record.version) === at,
  );
  const inRange = distinct.filter((record) => isInHostRange(hostApi, record.hostApi));
  return {
    usable: [
      ...inRange.filter((record) => !rejected.has(record.version)),
      ...inRange.filter((record) => rejected.has(record.version)),
    ],
    outOfRange: distinct.filter((record) => !inRange.includes(record)),
  };
}
