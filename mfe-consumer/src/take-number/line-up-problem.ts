import type { ErrorCode } from '@turno/shared-types';

type FailedCall = { code: ErrorCode | null; status: number; isOffline: boolean };

/**
 * What became of a line-up that did not bring a ticket.
 *
 * - `existing`: this person is in the queue already, their ticket is to be shown.
 * - `unanswered`: nobody knows whether the number was taken; the same request may be sent again.
 * - `refused`: a definite no; the next press is a new request.
 */
export type LineUpProblem = 'existing' | 'unanswered' | 'refused';

// The request may have run, or will be let through later: 408 timeout, 425 too early, 429 too many.
const UNDECIDED = new Set([408, 425, 429]);

/** Sorts a failed line-up (ERR-007 to ERR-010); only a definite answer ends the request's key. */
export function lineUpProblem({ code, status, isOffline }: FailedCall): LineUpProblem {
  if (isOffline || status === 0 || status >= 500 || UNDECIDED.has(status)) return 'unanswered';
  return code === 'already_in_queue' ? 'existing' : 'refused';
}
