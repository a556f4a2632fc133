import type { CheckInRecord } from '@turno/shared-types';
import { lastPathSegment } from '@turno/shared-types/rules';

/** What to do with a reading. */
export type ScanDecision = 'request' | 'ignore' | 'already-scanned';

/** A code that the camera read, or that staff typed. */
export type Reading = { token: string; by: 'camera' | 'hand' };

/**
 * CON-019: extracts the token from a scanned text. A signed token (it has dots) stays as it is, also from a hand-held
 * reader; a typed code is normalised.
 */
export function readingOf(text: string, by: Reading['by']): Reading {
  const part = lastPathSegment(text);
  return {
    token: part.includes('.') ? part : part.replace(/[\s\p{Pd}_]+/gu, '').toUpperCase(),
    by,
  };
}

/**
 * PSU-007: the camera reads the same code many times a second, so a repetition of the latest one is ignored. A code that
 * was admitted is rejected without a request. A code that staff type again is requested again.
 */
export function scanDecision(
  { token, by }: Reading,
  history: readonly CheckInRecord[],
): ScanDecision {
  if (token === '') return 'ignore';
  if (by === 'camera' && history[0]?.token === token) return 'ignore';
  return history.some((record) => record.token === token && record.status === 'success')
    ? 'already-scanned'
    : 'request';
}

/** A rejected check as an entry of the history (PSU-008, PSU-009). */
export function rejectedRecord(token: string, text: string, at: Date): CheckInRecord {
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
