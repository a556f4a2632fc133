import { closeCall, type DailyCounter, nextCall, pauseCall } from '@turno/shared-types';
import { type Http, newIdempotencyKey, send } from '@turno/shared-ui/http';
import type { PendingPress } from './calling/pending-press.ts';

export type CounterPlace = { merchantId: number; queueId: number; counterId: number };

/** Calls the next ticket; whoever saw another number than the one being served calls nobody and learns which it is. */
export function callNext(
  http: Http,
  params: CounterPlace,
  { expectedCounter, key }: PendingPress,
): Promise<DailyCounter> {
  return send(http, nextCall, { params, body: { expectedCounter }, idempotencyKey: key });
}

/** Closes the queue for today, or reopens it. */
export function closeQueue(
  http: Http,
  params: CounterPlace,
  revert: boolean,
): Promise<DailyCounter> {
  return send(http, closeCall, { params, body: { revert }, idempotencyKey: newIdempotencyKey() });
}

/** Pauses the queue, or resumes it. */
export function pauseQueue(
  http: Http,
  params: CounterPlace,
  revert: boolean,
): Promise<DailyCounter> {
  return send(http, pauseCall, { params, body: { revert }, idempotencyKey: newIdempotencyKey() });
}
