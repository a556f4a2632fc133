import type { CheckInRecord } from '@turno/shared-types';
import { lastPathSegment } from '@turno/shared-types/rules';

/** What to do with a code that has just been read. */
export type ScanDecision = 'ask' | 'ignore' | 'already-scanned';

/** One look of the camera, or one code typed by hand. */
export type Reading = { token: string; by: 'camera' | 'hand' };

/**
 * CON-019: what of a text names a ticket. A signed text (it has dots) keeps its letters as they are, also when a
 * hand-held reader types it; a code is the same however it is written.
 */
export function readingOf(text: string, by: Reading['by']): Reading {
  const part = lastPathSegment(text);
  return {
    token: part.includes('.') ? part : part.replace(/[\s\p{Pd}_]+/gu, '').toUpperCase(),
    by,
  };
}

/**
 * PSU-007: the camera sees the same code many times a second, so its repeat of the latest is nothing new; one that has
 * been let in needs no call to be refused. Whoever types a code twice asks twice.
 */
export function scanDecision(
  { token, by }: Reading,
  history: readonly CheckInRecord[],
): ScanDecision {
  if (token === '') return 'ignore';
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
