import { satisfies } from 'compare-versions';

/**
 * Whether the host contract `version` is in the range that a remote needs; the shell loads no other, and the check of a release
 * uses it too. An empty or malformed range never matches, so a broken pointer cannot load code that was not meant for this
 * host.
 */
export function isInHostRange(version: string, range: string): boolean {
  try {
    return range === '*' || satisfies(version, range);
  } catch {
    return false;
  }
}
