import { type ErrorCode, lineUpCall, type Ticket } from '@turno/shared-types';
import { isOutcomeUnknown } from '@turno/shared-types/rules';
import { type Http, send } from '@turno/shared-ui/http';
import type { LineUpRequest, QueueRef } from './line-up-request.ts';

type LineUpCommand = {
  /** `private` is for staff who add a customer (QUE-052). */
  scope: 'public' | 'private';
  queue: QueueRef;
  request: LineUpRequest;
  /** The same for every retry of one command. */
  idempotencyKey: string;
};

/**
 * Takes a number; in an event's queue, seats at a show. The day is always named: a page that stays open over midnight
 * books the show that it displayed.
 */
export function sendLineUp(http: Http, command: LineUpCommand): Promise<Ticket> {
  const { scope, queue, request, idempotencyKey } = command;
  const { show } = queue;
  return send(http, lineUpCall, {
    params: { scope, merchantId: queue.merchantId, queueId: queue.queueId },
    query: show ? { date: show.date, time: show.time } : {},
    body: request,
    idempotencyKey,
  });
}

/**
 * Why a line-up returned no ticket.
 *
 * - `existing`: this person is in the queue already; their ticket is shown.
 * - `unanswered`: the number may or may not have been taken; the same command may be sent again.
 * - `rejected`: a definite rejection; the next request is a new command.
 */
export type LineUpProblem = 'existing' | 'unanswered' | 'rejected';

/** Sorts a failed line-up (ERR-007 to ERR-010); only a definite answer ends its idempotency key. */
export function lineUpProblem(failed: { code: ErrorCode | null; status: number }): LineUpProblem {
  if (isOutcomeUnknown(failed.status)) return 'unanswered';
  return failed.code === 'already_in_queue' ? 'existing' : 'rejected';
}
