import { closeCall, type DailyCounter, nextCall, pauseCall } from '@turno/shared-types';
import { type Http, newIdempotencyKey, send } from '@turno/shared-ui/http';

/** A call of the next ticket: the day of the queue, and the number it served when the manager pressed the button. */
export type CallCommand = { counterId: number; expectedCounter: number };

/** A command that was sent under an idempotency key and has no definite answer yet. */
export type SentCommand = CallCommand & { key: string };

/** The unanswered command equal to this one; `null` when there is none or the queue has moved on since. */
export function unansweredCommand(
  pending: readonly SentCommand[],
  { counterId, expectedCounter }: CallCommand,
): SentCommand | null {
  return (
    pending.find(
      (each) => each.counterId === counterId && each.expectedCounter === expectedCounter,
    ) ?? null
  );
}

/** Adds a command; it replaces earlier ones of the same day. */
export function withCommand(pending: readonly SentCommand[], command: SentCommand): SentCommand[] {
  return [...withoutCommands(pending, command), command];
}

/** Removes the commands of a day after a definite answer. */
export function withoutCommands(
  pending: readonly SentCommand[],
  { counterId }: Pick<CallCommand, 'counterId'>,
): SentCommand[] {
  return pending.filter((each) => each.counterId !== counterId);
}

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
