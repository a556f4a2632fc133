import type { CheckInRecord, EntranceCheck } from '@turno/shared-types';
import { scannedCode } from '@turno/shared-types/rules';

/** How to handle a scanned or typed code. */
export type ScanDecision =
  | { kind: 'request' | 'ignore' }
  | { kind: 'already-scanned'; admitted: CheckInRecord };

/** A code that the camera read, or that staff typed. */
export type Reading = { token: string; by: 'camera' | 'hand' };

export function readingOf(text: string, by: Reading['by']): Reading {
  return { token: scannedCode(text), by };
}

/**
 * PSU-007: the camera reads the same code many times a second, so a repetition of the latest one is ignored. A code that was
 * admitted is rejected without a request, unless some of its people are still outside, because only some entered or an entry
 * was undone. A code that staff type again is requested again.
 */
export function scanDecision(
  { token, by }: Reading,
  history: readonly EntranceCheck[],
): ScanDecision {
  if (token === '') return { kind: 'ignore' };
  const entries = history.filter((each) => each.token === token && each.status === 'success');
  const [admitted] = entries;
  const hasPeopleLeft = (admitted?.peopleLeft ?? 0) > 0 || entries.some(({ undone }) => undone);
  if (hasPeopleLeft) return { kind: 'request' };
  if (by === 'camera' && history[0]?.token === token) return { kind: 'ignore' };
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
