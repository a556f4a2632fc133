import { satisfies } from 'compare-versions';

/**
 * Whether the host contract `version` is in the range a remote needs: for the shell, which loads no other, and for the check
 * of a release. An empty or unreadable range never is, so a broken pointer cannot load code that was not meant for this host.
 */
export function isInHostRange(version: string, range: string): boolean {
  try {
    return range === '*' || satisfies(version, range);
  } catch {
    return false;
  }
}
