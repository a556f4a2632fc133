import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startKilledProcesses } from '@turno/kit/test';
import { buildMerchant, buildQueue } from '../../test/factories.ts';
import { killedEnv } from '../../test/killed/env.ts';
import { newUser } from '../../test/people.ts';
import { range } from '../../test/test-harness.ts';
import { createStore, type Store } from '../store.ts';
import type { TicketDocument } from '../tickets/index.ts';

const { places: PLACES, kills: KILLS } = killedEnv;
const MANAGER = 1;
const PEOPLE = 3;
const AT_ONCE = 8;
const TRIES = 400;
/** What a desk does with the first ticket it called, and in which order the queue is called then. */
const COMMANDS = [
  { kind: 'call-again', path: 'call_again', order: [2, 3] },
  { kind: 'not-come', path: 'not_come', order: [2, 3] },
  { kind: 'put-back', path: 'put_back', order: [2, 1, 3] },
  { kind: 'take-back', path: 'take_back', order: [1, 2, 3] },
  { kind: 'move', path: 'move', order: [2, 3] },
] as const;
jest.setTimeout(900_000);

let system: Awaited<ReturnType<typeof startKilledProcesses>>;
let store: Store;
let desk: string;
beforeAll(async () => {
  const main = path.resolve(import.meta.dirname, '../main.ts');
  system = await startKilledProcesses({ service: 'queues', main, secret: 'of the killed ones' });
  const clocks = { now: () => new Date(), clock: () => performance.now() };
  store = await createStore(system.database, clocks);
  desk = await system.tokens.tokenFor({ userId: MANAGER, role: 'ROLE_MERCHANT' });
});
afterAll(() => system.close());

/** A merchant with two queues; people wait in the first one. */
async function openPlace() {
  const merchant = buildMerchant({ managerIds: [MANAGER] });
  const [queue, other] = [1, 2].map((each) =>
    buildQueue({ merchantId: merchant.id, name: `Cassa ${each}` }),
  );
  if (!queue || !other) throw new Error('no queues');
  await store.merchants.put(merchant, { categoryIds: [], hasQueues: true });
  for (const each of [queue, other]) await store.queues.put(each);
  const holders = range(1, PEOPLE).map(() => newUser());
  const counterIds: number[] = [];
  for (const userId of holders) {
    const { status, body } = await system.send({
      path: `/public/merchants/${merchant.id}/queues/${queue.id}/lineup`,
      body: { paxCount: 1 },
      token: await system.tokens.tokenFor({ userId, role: 'ROLE_GUEST' }),
      idempotencyKey: `join-${userId}`,
    });
    expect(status).toBe(201);
    counterIds.push(body.queueDailyCounterId);
  }
  const [counterId = 0] = counterIds;
  const root = `/private/merchants/${merchant.id}/queues/${queue.id}/daily_counters/${counterId}`;
  return { root, other, holders, counterId };
}

/** One command, sent to both processes at once under one key: what both of them answer. */
async function sendTwice(at: string, body: object, idempotencyKey: string) {
  const request = { path: at, body, token: desk, idempotencyKey };
  const [one, two] = await Promise.all([0, 1].map((first) => system.send({ ...request, first })));
  expect([at, two?.status, two?.body?.error_code]).toEqual([
    at,
    one?.status,
    one?.body?.error_code,
  ]);
  return one;
}

async function runPlace(index: number) {
  const place = await openPlace();
  const { root, other, counterId } = place;
  const command = COMMANDS[index % COMMANDS.length] ?? COMMANDS[0];
  const next = async (turn: number) => {
    const reply = await sendTwice(`${root}/next`, {}, `next-${counterId}-${turn}`);
    return reply?.body?.calledTicket?.counter as number | undefined;
  };
  expect(await next(0)).toBe(1);
  const body = command.kind === 'move' ? { queueId: other.id } : {};
  const how = command.kind === 'put-back' ? { behind: 1 } : body;
  const done = await sendTwice(`${root}/tickets/1/${command.path}`, how, `command-${counterId}`);
  const called: (number | undefined)[] = [];
  for (const turn of range(1, PEOPLE)) called.push(await next(turn));
  return { ...place, command, done, called };
}

const tickets = () => system.database.db.collection<TicketDocument>('tickets');

/** Waits until the sweeper of a process has completed what those that were killed left. */
async function untilQuiet(): Promise<void> {
  const due = ['deskChange', 'move', 'arriving', 'sideEffectsDue'].map((field) => ({
    [field]: { $exists: true },
  }));
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await tickets().countDocuments({ $or: due })) === 0) return;
    await wait(250);
  }
  throw new Error('something is never completed');
}

test('S-21 desks command called tickets under kills: each command takes effect once, and everybody is called in order', async () => {
  const results: Awaited<ReturnType<typeof runPlace>>[] = [];
  let begun = 0;
  let kills = 0;
  const runAll = Array.from({ length: AT_ONCE }, async () => {
    while (begun < PLACES) {
      begun += 1;
      results.push(await runPlace(begun));
      // Progress decides when a process dies, so that a slow machine kills as often as a fast one.
      if (results.length >= ((kills + 1) * PLACES) / (KILLS + 1) && kills < KILLS) {
        kills += 1;
        await system.killAndRestart(kills);
      }
    }
  });
  await Promise.all(runAll);
  expect([results.length, kills]).toEqual([PLACES, KILLS]);
  await untilQuiet();
  for (const { command, done, called, counterId, holders, other } of results) {
    const { kind } = command;
    // A process that starts again may take longer than a call can be taken back.
    const isLate = kind === 'take-back' && done?.body?.error_code === 'too_late';
    expect([kind, done?.status]).toEqual([kind, isLate ? 422 : 200]);
    const order = isLate ? [2, 3] : command.order;
    expect([kind, called.filter((number) => number !== undefined)]).toEqual([kind, order]);
    const stored = await tickets().find({ counterId }).sort({ number: 1 }).toArray();
    expect(stored.map(({ userId }) => userId)).toEqual(holders);
    expect(stored[0]?.deskCommandIds ?? []).toHaveLength(isLate ? 0 : 1);
    const isReturn = kind === 'put-back' || (kind === 'take-back' && !isLate);
    expect(stored[0]?.pastCalls ?? []).toHaveLength(isReturn ? 1 : 0);
    const moved = await tickets().find({ queueId: other.id }).toArray();
    expect(moved.map(({ userId, state }) => [userId, state])).toEqual(
      kind === 'move' ? [[holders[0], 'waiting']] : [],
    );
    const lines = await system.database.db
      .collection('activities')
      .countDocuments({ counterId, kind });
    expect([kind, lines]).toEqual([kind, isLate ? 0 : 1]);
  }
});
