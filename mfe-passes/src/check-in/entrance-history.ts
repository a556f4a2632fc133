import type { CheckInRecord } from '@turno/shared-types';

/** What to do with a code that has just been read. */
export type ScanDecision = 'ask' | 'ignore' | 'already-scanned';

/**
 * PSU-007: the camera sees the same code many times a second, so a repeat of the latest is nothing new; one that has
 * already been let in needs no call to be refused.
 */
export function scanDecision(token: string, history: readonly CheckInRecord[]): ScanDecision {
  if (history[0]?.token === token) return 'ignore';
  return history.some((record) => record.token === token && record.status === 'success')
    ? 'already-scanned'
    : 'ask';
}
