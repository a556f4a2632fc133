import type { ErrorCode } from '@turno/shared-types';
import { isUndecided } from '@turno/shared-types/rules';

type FailedCall = { code: ErrorCode | null; status: number };

/**
 * What became of a line-up that did not bring a ticket.
 *
 * - `existing`: this person is in the queue already, their ticket is to be shown.
 * - `unanswered`: nobody knows whether the number was taken; the same request may be sent again.
 * - `refused`: a definite no; the next press is a new request.
 */
export type LineUpProblem = 'existing' | 'unanswered' | 'refused';

/** Sorts a failed line-up (ERR-007 to ERR-010); only a definite answer ends the request's key. */
export function lineUpProblem({ code, status }: FailedCall): LineUpProblem {
  if (isUndecided(status)) return 'unanswered';
  return code === 'already_in_queue' ? 'existing' : 'refused';
}
