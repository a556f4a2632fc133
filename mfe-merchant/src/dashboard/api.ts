import { closeCall, type DailyCounter, nextCall, pauseCall } from '@turno/shared-types';
import { type Http, newIdempotencyKey, send } from '@turno/shared-ui/http';
import type { SentCommand } from './calling/unanswered-command.ts';

export type CounterRef = { merchantId: number; queueId: number; counterId: number };

/** Calls the next ticket. If the queue no longer serves `expectedCounter`, it calls none and returns the current state. */
export function callNext(
  http: Http,
  params: CounterRef,
  { expectedCounter, key }: SentCommand,
): Promise<DailyCounter> {
  return send(http, nextCall, { params, body: { expectedCounter }, idempotencyKey: key });
}

/** Closes the queue for today, or reopens it. */
export function closeQueue(http: Http, params: CounterRef, revert: boolean): Promise<DailyCounter> {
  return send(http, closeCall, { params, body: { revert }, idempotencyKey: newIdempotencyKey() });
}

/** Pauses the queue, or resumes it. */
export function pauseQueue(http: Http, params: CounterRef, revert: boolean): Promise<DailyCounter> {
  return send(http, pauseCall, { params, body: { revert }, idempotencyKey: newIdempotencyKey() });
}
