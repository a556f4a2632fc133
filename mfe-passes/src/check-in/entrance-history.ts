import type { CheckInRecord } from '@turno/shared-types';

/** What to do with a code that has just been read. */
export type ScanDecision = 'ask' | 'ignore' | 'already-scanned';

/** One look of the camera, or one code typed by hand. */
export type Reading = { token: string; by: 'camera' | 'hand' };

/**
 * PSU-007: the camera sees the same code many times a second, so its repeat of the latest is nothing new; one that has
 * been let in needs no call to be refused. Whoever types a code twice asks twice.
 */
export function scanDecision(
  { token, by }: Reading,
  history: readonly CheckInRecord[],
): ScanDecision {
  if (by === 'camera' && history[0]?.token === token) return 'ignore';
  return history.some((record) => record.token === token && record.status === 'success')
    ? 'already-scanned'
    : 'ask';
}

/** A refusal as a line of the list (PSU-008, PSU-009). */
export function refusedRecord(token: string, text: string, at: Date): CheckInRecord {
  return {
    token,
    status: 'error',
    text,
    time: at.toISOString(),
    paxCount: null,
    isFastTrack: false,
    ticketValue: null,
    queueName: null,
  };
}
