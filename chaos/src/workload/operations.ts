import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, HttpResponse } from '../connection.ts';
import type { FamilyOutcome } from '../evidence/evidence.ts';
import type { ClientRequest, Entry } from '../evidence/history.ts';
import type { Random } from '../random.ts';
import type { Scenario, TargetQueue } from './scenario.ts';
import { sendWithRetry } from './send-with-retry.ts';

export type HeldTicket = { target: TargetQueue; counterId: number; number: number; key: string };

/** The state that all clients of a run share. */
export type Run = {
  scenario: Scenario;
  connection: Connection;
  history: Entry[];
  /** Check-in codes by counter and number. */
  checkInCodes: Map<string, string>;
  lineUpsLeft: number;
  families: FamilyOutcome[];
  isOver: boolean;
};

export type Actor = { run: Run; userId: number; token: string; random: Random };

/** Joins a queue; returns the ticket, or `null` when the service rejected the request. */
export async function lineUp(
  { run, userId, token, random }: Actor,
  target: TargetQueue,
  key: string,
): Promise<HeldTicket | null> {
  const { merchantId, queueId, requestedQueueId, time, smallestParty, largestParty } = target;
  const clientRequest: ClientRequest = { operation: 'line-up', userId, queueId, key };
  const show = time === null ? '' : `?time=${time}`;
  const path = `/public/merchants/${merchantId}/queues/${requestedQueueId}/lineup${show}`;
  // Derived from the key: a retry under the same key must carry the same body.
  const body = { paxCount: smallestParty + (key.length % (largestParty - smallestParty + 1)) };
  const { entry, body: ticket } = await sendWithRetry({ ...run, random }, clientRequest, {
    method: 'POST',
    path,
    token,
    body,
  });
  const counterId = Number(ticket.queueDailyCounterId);
  const number = Number(ticket.counter);
  if (entry.status !== 201) {
    run.history.push(entry);
    return null;
  }
  run.history.push({ ...entry, counterId, number });
  run.checkInCodes.set(`${counterId}|${number}`, String(ticket.checkInCode));
  return { target, counterId, number, key };
}

/** Leaves a queue. */
export async function remove(
  { run, userId, token, random }: Actor,
  { target, counterId, number }: HeldTicket,
): Promise<void> {
  const clientRequest: ClientRequest = {
    operation: 'remove',
    userId,
    queueId: target.queueId,
    key: random.key(),
    counterId,
    number,
  };
  const path = `/private/users/${userId}/tickets/${counterId}/${number}`;
  const { entry } = await sendWithRetry({ ...run, random }, clientRequest, {
    method: 'DELETE',
    path,
    token,
  });
  run.history.push(entry);
}

type NextCommand = { key: string; expected?: number; people?: number };

/** Calls the next ticket; returns the number being served, or `null` when the command was rejected. */
export async function callNext(
  { run, userId, token, random }: Actor,
  target: TargetQueue,
  { key, expected, people }: NextCommand,
): Promise<number | null> {
  const expecting = expected === undefined ? {} : { expected };
  const clientRequest: ClientRequest = {
    operation: 'next',
    userId,
    queueId: target.queueId,
    key,
    ...expecting,
  };
  const body = {
    ...(expected === undefined ? {} : { expectedCounter: expected }),
    ...(people === undefined ? {} : { paxCount: people }),
  };
  const path = `${counterPath(target)}/next`;
  const { entry, body: counter } = await sendWithRetry({ ...run, random }, clientRequest, {
    method: 'POST',
    path,
    token,
    body,
  });
  const served = entry.status === 200 ? Number(counter.counter) : null;
  run.history.push(served === null ? entry : { ...entry, served });
  return served;
}

/** Calls the next ticket of a merchant's automatic queues; returns the called ticket. */
export async function callNextShared(
  { run, userId, token, random }: Actor,
  merchantId: number,
  key: string,
): Promise<{ queueId: number; number: number } | null> {
  const clientRequest: ClientRequest = { operation: 'auto-next', userId, queueId: 0, key };
  const path = `/private/merchants/${merchantId}/queues/auto_next`;
  const httpRequest = { method: 'POST', path, token } as const;
  const { entry, body } = await sendWithRetry({ ...run, random }, clientRequest, httpRequest);
  const called = body.ticket as { queueDailyCounterId: number; counter: number } | undefined;
  if (entry.status !== 200 || !called) {
    run.history.push(entry);
    return null;
  }
  const { queueDailyCounterId: counterId, counter: number } = called;
  run.history.push({ ...entry, counterId, number });
  return { queueId: Number(body.queueId), number };
}

type Change = 'close' | 'reopen' | 'pause' | 'resume';

/** Closes, reopens, pauses or resumes a queue. */
export async function change(
  { run, userId, token, random }: Actor,
  target: TargetQueue,
  operation: Change,
): Promise<void> {
  const clientRequest: ClientRequest = {
    operation,
    userId,
    queueId: target.queueId,
    key: random.key(),
  };
  const call = operation === 'close' || operation === 'reopen' ? 'close' : 'pause';
  const body = operation === 'reopen' || operation === 'resume' ? { revert: true } : {};
  const path = `${counterPath(target)}/${call}`;
  const { entry } = await sendWithRetry({ ...run, random }, clientRequest, {
    method: 'POST',
    path,
    token,
    body,
  });
  run.history.push(entry);
}

/** Checks a ticket in by its code. */
export async function checkIn(
  { run, userId, token, random }: Actor,
  held: Omit<HeldTicket, 'key'>,
  key: string,
): Promise<void> {
  const { target, counterId, number } = held;
  const code = run.checkInCodes.get(`${counterId}|${number}`);
  if (code === undefined) return;
  const clientRequest: ClientRequest = {
    operation: 'check-in',
    userId,
    queueId: target.queueId,
    key,
    counterId,
    number,
  };
  const path = `/private/merchants/${target.merchantId}/queues/checkin_ticket`;
  const httpRequest = { method: 'POST', path, token, body: { token: code } } as const;
  const { entry, body } = await sendWithRetry({ ...run, random }, clientRequest, httpRequest);
  run.history.push({ ...entry, ...checkedInAt(entry, body) });
}

function checkedInAt(
  { status }: Entry,
  { time }: HttpResponse['body'],
): Pick<Entry, 'checkedInAt'> {
  return status === 200 && typeof time === 'string' ? { checkedInAt: time } : {};
}

const counterPath = ({ merchantId, queueId, counterId }: TargetQueue): string =>
  `/private/merchants/${merchantId}/queues/${queueId}/daily_counters/${counterId}`;

/** The think time of a user. */
export const think = (random: Random, mostMs: number): Promise<void> =>
  wait(random.below(mostMs + 1));
