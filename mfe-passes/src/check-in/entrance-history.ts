import type { CheckInRecord } from '@turno/shared-types';
import { lastPathSegment } from '@turno/shared-types/rules';

/** What to do with a reading. */
export type ScanDecision =
  | { kind: 'request' | 'ignore' }
  | { kind: 'already-scanned'; admitted: CheckInRecord };

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
  if (token === '') return { kind: 'ignore' };
  if (by === 'camera' && history[0]?.token === token) return { kind: 'ignore' };
  const admitted = history.find((each) => each.token === token && each.status === 'success');
  return admitted ? { kind: 'already-scanned', admitted } : { kind: 'request' };
}

/** A rejected check as an entry of the history (PSU-008, PSU-009); it names the ticket where that is known. */
export function rejectedRecord(
  { token, text, at }: { token: string; text: string; at: Date },
  ticket: Partial<CheckInRecord> | null = null,
): CheckInRecord {
  const {
    ticketValue = null,
    queueName = null,
    paxCount = null,
    isFastTrack = false,
  } = ticket ?? {};
  const named = { ticketValue, queueName, paxCount, isFastTrack };
  return { token, status: 'error', text, time: at.toISOString(), ...named };
}
