import {
  type CallOutput,
  type CallReply,
  closeCall,
  type DailyCounter,
  nextCall,
  pauseCall,
  sendAwayCall,
} from '@turno/shared-types';
import {
  callAgainCall,
  moveTicketCall,
  notComeCall,
  putBackCall,
  takeBackCall,
} from '@turno/shared-types/called-tickets';
import type { TicketCommand } from '@turno/shared-types/rules';
import { type Http, newIdempotencyKey, send } from '@turno/shared-ui/http';

/**
 * A call of the next ticket: the day of the queue, the desk, and the latest call of the desk when the manager pressed the
 * button. In a multi-queue that is a ticket value, and the call may name a size (S-11).
 */
export type CallCommand = {
  counterId: number;
  expectedCounter: number;
  expectedTicket?: string | null;
  childQueueId?: number | null;
  /** The number of people to call together, at a show. */
  paxCount?: number;
  deskId: number | null;
};

/** A command that was sent under an idempotency key and has no definite answer yet. */
export type SentCommand = CallCommand & { key: string };

const FIELDS = [
  'counterId',
  'expectedCounter',
  'expectedTicket',
  'childQueueId',
  'paxCount',
  'deskId',
] as const satisfies (keyof CallCommand)[];

/** The unanswered command equal to this one; `null` when there is none or the desk has called on since. */
export function unansweredCommand(
  pending: readonly SentCommand[],
  command: CallCommand,
): SentCommand | null {
  return pending.find((sent) => FIELDS.every((name) => sent[name] === command[name])) ?? null;
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

/** The counter after a call, and the ticket that this very command called. */
export type CalledCounter = CallReply<typeof nextCall>;

/** Calls the next ticket for a desk. If the desk's latest call is not the expected one, it calls none. */
export function callNext(
  http: Http,
  params: CounterRef,
  { expectedCounter, expectedTicket, childQueueId, paxCount, deskId, key }: SentCommand,
): Promise<CalledCounter> {
  const body = {
    ...(expectedTicket === undefined ? { expectedCounter } : { expectedTicket }),
    ...(childQueueId ? { childQueueId } : {}),
    ...(paxCount === undefined ? {} : { paxCount }),
    ...(deskId === null ? {} : { deskId }),
  };
  return send(http, nextCall, { params, body, idempotencyKey: key });
}

/** Closes the queue for today, or reopens it. */
export function closeQueue(http: Http, params: CounterRef, revert: boolean): Promise<DailyCounter> {
  return send(http, closeCall, { params, body: { revert }, idempotencyKey: newIdempotencyKey() });
}

/** Pauses the queue, or resumes it. */
export function pauseQueue(http: Http, params: CounterRef, revert: boolean): Promise<DailyCounter> {
  return send(http, pauseCall, { params, body: { revert }, idempotencyKey: newIdempotencyKey() });
}

/** S-04: ends the numbers of the people who wait in a closed queue; a retry under the same key ends no others. */
export function sendAway(
  http: Http,
  params: CounterRef,
  idempotencyKey: string,
  body: CallOutput<typeof sendAwayCall>['body'] = {},
): Promise<CallReply<typeof sendAwayCall>> {
  return send(http, sendAwayCall, { params, body, idempotencyKey });
}

type TicketRequest = {
  params: CounterRef & { counter: number };
  deskId: number | null;
  /** The number of waiting tickets behind which the ticket is put back. */
  behind?: number;
  idempotencyKey: string;
};

export function commandTicket(
  http: Http,
  command: TicketCommand,
  { params, deskId, behind, idempotencyKey }: TicketRequest,
): Promise<CallReply<typeof callAgainCall>> {
  if (command === 'call-again') {
    const body = deskId === null ? {} : { deskId };
    return send(http, callAgainCall, { params, body, idempotencyKey });
  }
  if (command === 'put-back') {
    const body = behind === undefined ? {} : { behind };
    return send(http, putBackCall, { params, body, idempotencyKey });
  }
  const call = command === 'not-come' ? notComeCall : takeBackCall;
  return send(http, call, { params, body: {}, idempotencyKey });
}

/** S-21: moves a waiting or called ticket to another queue. */
export function moveTicket(
  http: Http,
  {
    params,
    queueId,
    idempotencyKey,
  }: Pick<TicketRequest, 'params' | 'idempotencyKey'> & {
    queueId: number;
  },
): Promise<CallReply<typeof moveTicketCall>> {
  return send(http, moveTicketCall, { params, body: { queueId }, idempotencyKey });
}
