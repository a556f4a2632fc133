import { setTimeout as wait } from 'node:timers/promises';
import type { Entry, Wish } from '../evidence/history.ts';
import type { Chance } from '../random.ts';
import type { Answer, Connection } from './connection.ts';
import type { Place, Scene } from './scenario.ts';
import { insist } from './send-with-retry.ts';

export type Held = { place: Place; counterId: number; number: number; key: string };

/** What a run shares: its scene, its connection, its history, and how much is left to do. */
export type Play = {
  scene: Scene;
  connection: Connection;
  history: Entry[];
  /** Codes to be typed at the door, by counter and number. */
  codes: Map<string, string>;
  lineUpsLeft: number;
  isOver: boolean;
};

type Actor = { play: Play; userId: number; token: string; chance: Chance };

/** Takes a number and answers the ticket, if it got one. */
export async function lineUp(
  { play, userId, token, chance }: Actor,
  place: Place,
  key: string,
): Promise<Held | null> {
  const { merchantId, queueId, askedQueueId, time, smallestParty, largestParty } = place;
  const wish: Wish = { operation: 'line-up', userId, queueId, key };
  const show = time === null ? '' : `?time=${time}`;
  const path = `/public/merchants/${merchantId}/queues/${askedQueueId}/lineup${show}`;
  // The size belongs to the request: the same key must ask for the same.
  const body = { paxCount: smallestParty + (key.length % (largestParty - smallestParty + 1)) };
  const { entry, body: ticket } = await insist({ ...play, chance }, wish, {
    method: 'POST',
    path,
    token,
    body,
  });
  const counterId = Number(ticket.queueDailyCounterId);
  const number = Number(ticket.counter);
  if (entry.status !== 201) {
    play.history.push(entry);
    return null;
  }
  play.history.push({ ...entry, counterId, number });
  play.codes.set(`${counterId}|${number}`, String(ticket.checkInCode));
  return { place, counterId, number, key };
}

/** Leaves a queue. */
export async function remove(
  { play, userId, token, chance }: Actor,
  { place, counterId, number }: Held,
): Promise<void> {
  const wish: Wish = {
    operation: 'remove',
    userId,
    queueId: place.queueId,
    key: chance.key(),
    counterId,
    number,
  };
  const path = `/private/users/${userId}/tickets/${counterId}/${number}`;
  const { entry } = await insist({ ...play, chance }, wish, { method: 'DELETE', path, token });
  play.history.push(entry);
}

type Press = { key: string; expected?: number; people?: number };

/** Calls the next ticket; answers the number being served, if the press was good. */
export async function callNext(
  { play, userId, token, chance }: Actor,
  place: Place,
  { key, expected, people }: Press,
): Promise<number | null> {
  const expecting = expected === undefined ? {} : { expected };
  const wish: Wish = { operation: 'next', userId, queueId: place.queueId, key, ...expecting };
  const body = {
    ...(expected === undefined ? {} : { expectedCounter: expected }),
    ...(people === undefined ? {} : { paxCount: people }),
  };
  const path = `${counterPath(place)}/next`;
  const { entry, body: counter } = await insist({ ...play, chance }, wish, {
    method: 'POST',
    path,
    token,
    body,
  });
  const served = entry.status === 200 ? Number(counter.counter) : null;
  play.history.push(served === null ? entry : { ...entry, served });
  return served;
}

/** Calls from the automatic queues of a merchant, the next in turn; answers whom it called. */
export async function callInTurn(
  { play, userId, token, chance }: Actor,
  merchantId: number,
  key: string,
): Promise<{ queueId: number; number: number } | null> {
  const wish: Wish = { operation: 'auto-next', userId, queueId: 0, key };
  const path = `/private/merchants/${merchantId}/queues/auto_next`;
  const question = { method: 'POST', path, token } as const;
  const { entry, body } = await insist({ ...play, chance }, wish, question);
  const called = body.ticket as { queueDailyCounterId: number; counter: number } | undefined;
  if (entry.status !== 200 || !called) {
    play.history.push(entry);
    return null;
  }
  const { queueDailyCounterId: counterId, counter: number } = called;
  play.history.push({ ...entry, counterId, number });
  return { queueId: Number(body.queueId), number };
}

type Change = 'close' | 'reopen' | 'pause' | 'resume';

/** Closes, pauses, or takes either back. */
export async function change(
  { play, userId, token, chance }: Actor,
  place: Place,
  operation: Change,
): Promise<void> {
  const wish: Wish = { operation, userId, queueId: place.queueId, key: chance.key() };
  const call = operation === 'close' || operation === 'reopen' ? 'close' : 'pause';
  const body = operation === 'reopen' || operation === 'resume' ? { revert: true } : {};
  const path = `${counterPath(place)}/${call}`;
  const { entry } = await insist({ ...play, chance }, wish, { method: 'POST', path, token, body });
  play.history.push(entry);
}

/** Types a ticket's code at a door. */
export async function checkIn(
  { play, userId, token, chance }: Actor,
  held: Omit<Held, 'key'>,
  key: string,
): Promise<void> {
  const { place, counterId, number } = held;
  const code = play.codes.get(`${counterId}|${number}`);
  if (code === undefined) return;
  const wish: Wish = {
    operation: 'check-in',
    userId,
    queueId: place.queueId,
    key,
    counterId,
    number,
  };
  const path = `/private/merchants/${place.merchantId}/queues/checkin_ticket`;
  const question = { method: 'POST', path, token, body: { token: code } } as const;
  const { entry, body } = await insist({ ...play, chance }, wish, question);
  play.history.push({ ...entry, ...admittedAt(entry, body) });
}

function admittedAt({ status }: Entry, { time }: Answer['body']): Pick<Entry, 'admittedAt'> {
  return status === 200 && typeof time === 'string' ? { admittedAt: time } : {};
}

const counterPath = ({ merchantId, queueId, counterId }: Place): string =>
  `/private/merchants/${merchantId}/queues/${queueId}/daily_counters/${counterId}`;

/** A moment of thinking. */
export const think = (chance: Chance, mostMs: number): Promise<void> =>
  wait(chance.below(mostMs + 1));
