import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { callFamily } from '../../calling/actions/call-family.ts';
import { holderTickets } from '../../ticket-views/views/tickets.ts';

jest.setTimeout(120_000);

const SECOND_MS = 1_000;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command, dayOf, newDesk, pass, statusOf, statusesOf } = calledTicketsOf(() => harness);

/** Calls until nobody waits; the numbers in the order of their calls. */
async function callEverybody(testQueue: TestQueue, deps = harness.deps): Promise<number[]> {
  const called: number[] = [];
  while ((await dayOf(testQueue)).ticketsAhead > 0) {
    pass(SECOND_MS);
    const { tickets } = await callNextIn(testQueue, {}, deps);
    called.push(...tickets.map(({ number }) => number));
  }
  return called;
}

async function aheadOf({ counter }: TestQueue, number: number) {
  const ticket = await harness.store.tickets.findNumberNow(counter.id, number);
  const [shown] = await holderTickets(harness.deps, ticket ? [ticket] : []);
  return shown?.ticketsAhead;
}

test('S-21 a ticket that is put back has n in front of it, everybody else keeps their order, and joiners come after it', async () => {
  const testQueue = await queueWith(5);
  await callNextIn(testQueue);
  expect(await Promise.all([2, 3, 4, 5].map((each) => aheadOf(testQueue, each)))).toEqual([
    0, 1, 2, 3,
  ]);
  pass(SECOND_MS);
  const { ticket } = await command(testQueue, 1, 'put-back', { behind: 2 });
  expect(ticket).toMatchObject({ number: 1, state: 'waiting' });
  expect(await dayOf(testQueue)).toMatchObject({
    counter: 1,
    currentTicket: null,
    nextTicket: '2',
    ticketsAhead: 5,
    nextTickets: ['2', '3', '1'],
    latestCalls: [{ counter: 1, ended: true }],
  });
  expect(await Promise.all(range(1, 5).map((each) => aheadOf(testQueue, each)))).toEqual([
    2, 0, 1, 3, 4,
  ]);
  expect(await statusOf(testQueue, 1)).toBe('waiting');
  await join(harness.deps, testQueue, newUser());
  expect(await callEverybody(testQueue)).toEqual([2, 3, 1, 4, 5, 6]);
  expect(await statusOf(testQueue, 1)).toBe('expired');
});

test('S-21 with fewer than n waiting it is the last, before those who join later; unless staff say otherwise n is 3', async () => {
  const testQueue = await queueWith(3);
  await callNextIn(testQueue);
  await command(testQueue, 1, 'put-back');
  await join(harness.deps, testQueue, newUser());
  expect(await callEverybody(testQueue)).toEqual([2, 3, 1, 4]);
  await command(testQueue, 4, 'put-back', { behind: 5 });
  await join(harness.deps, testQueue, newUser());
  expect(await callEverybody(testQueue)).toEqual([4, 5]);
});

test('S-21 another process that knew the next tickets calls in the new order', async () => {
  const testQueue = await queueWith(5);
  const away = await harness.secondDeps();
  // Events do not reach the other process in time.
  away.store.onEvent = () => undefined;
  await callNextIn(testQueue, {}, away);
  await command(testQueue, 1, 'put-back', { behind: 2 });
  expect(await callEverybody(testQueue, away)).toEqual([2, 3, 1, 4, 5]);
});

test('S-20 S-21 desks call on after smaller numbers, and a double press of a desk calls one of them', async () => {
  const testQueue = await queueWith(6);
  const deskId = await newDesk(testQueue, 'A');
  await callNextIn(testQueue, { deskId });
  await command(testQueue, 1, 'put-back', { behind: 1 });
  await callNextIn(testQueue, { deskId });
  pass(SECOND_MS);
  await Promise.all(range(1, 4).map(() => callNextIn(testQueue, { deskId, expectedCounter: 2 })));
  const day = await dayOf(testQueue);
  expect(day).toMatchObject({ counter: 2, currentTicket: '1', nextTicket: '3', ticketsAhead: 4 });
  expect(day.latestCalls).toMatchObject([{ desk: { name: 'A' }, counter: 1, highest: 3 }]);
  const seen = await statusesOf(testQueue, [1, 2]);
  expect(seen).toEqual(['now', 'expired']);
  for (const expectedCounter of [3, 3, 4, 5]) {
    pass(SECOND_MS);
    await callNextIn(testQueue, { deskId, expectedCounter });
  }
  expect(await dayOf(testQueue)).toMatchObject({ counter: 6, nextTicket: null });
});

test('S-21 tickets that are put back again and again by several desks are called once each in the end', async () => {
  const testQueue = await queueWith(10);
  const away = await harness.secondDeps();
  const desks = await Promise.all(range(1, 3).map((each) => newDesk(testQueue, `D${each}`)));
  await Promise.all(
    desks.map(async (deskId, index) => {
      const deps = index % 2 ? harness.deps : away;
      for (const turn of range(1, 6)) {
        const { tickets } = await callNextIn(testQueue, { deskId }, deps);
        const [called] = tickets;
        if (called && turn < 6) {
          const behind = (turn % 3) + 1;
          await command(testQueue, called.number, 'put-back', { behind }, deps);
        }
      }
    }),
  );
  const left = await callEverybody(testQueue);
  expect(new Set(left).size).toBe(left.length);
  const tickets = await ticketsOf(harness.db, testQueue.counter.id);
  expect(tickets.filter(({ state }) => state === 'called')).toHaveLength(10);
});

test('S-03 S-21 one of a group is put back; it is called by itself, not with a group', async () => {
  const testQueue = await queueWith(5);
  await callNextIn(testQueue, { paxCount: 2, idempotencyKey: 'group' });
  await command(testQueue, 1, 'put-back', { behind: 1 });
  expect(await statusOf(testQueue, 2)).toBe('now');
  const again = await callNextIn(testQueue, { paxCount: 2, idempotencyKey: 'group' });
  expect(again.tickets.map(({ number }) => number)).toEqual([1, 2]);
  const groups: number[][] = [];
  for (const _call of range(1, 3)) {
    pass(SECOND_MS);
    const { tickets } = await callNextIn(testQueue, { paxCount: 2 });
    groups.push(tickets.map(({ number }) => number));
    expect(await statusOf(testQueue, tickets[0]?.number ?? 0)).toBe('now');
  }
  expect(groups).toEqual([[3], [1], [4, 5]]);
});

test('S-11 S-21 in a multi-queue the next n are those of all sizes', async () => {
  const family = await addFamily(harness, {});
  const [small, large] = family.children;
  if (!small || !large) throw new Error('no sizes');
  const joinSize = async (testQueue: TestQueue, paxCount: number) => {
    pass(SECOND_MS);
    await join(harness.deps, testQueue, newUser(), { paxCount });
  };
  await joinSize(small, 1);
  for (const _each of range(1, 4)) await joinSize(large, 3);
  await joinSize(small, 1);
  const call = async () => {
    pass(SECOND_MS);
    const next = { ...idsOf(family), userId: 1, expectedCounter: null };
    const called = { childQueueId: null, idempotencyKey: null };
    const { tickets } = await callFamily(harness.deps, { ...next, ...called });
    return tickets.map(({ queueId, number }) => [queueId === small.queue.id ? 'S' : 'L', number]);
  };
  expect(await call()).toEqual([['S', 1]]);
  await command(small, 1, 'put-back', { behind: 2 });
  const order: unknown[] = [];
  for (const _each of range(1, 6)) order.push(...(await call()));
  expect(order).toEqual([
    ...[1, 2].map((each) => ['L', each]),
    ['S', 1],
    ...[3, 4].map((each) => ['L', each]),
    ['S', 2],
  ]);
});

test('S-21 who was kept aside or called again is put back too; who was checked in is not', async () => {
  const testQueue = await queueWith(4);
  await callNextIn(testQueue);
  await command(testQueue, 1, 'not-come');
  await command(testQueue, 1, 'put-back', { behind: 1 });
  expect((await dayOf(testQueue)).asideTickets).toEqual([]);
  expect(await codeOf(command(testQueue, 1, 'put-back'))).toBe('ticket_not_processable');
  await callNextIn(testQueue);
  await command(testQueue, 2, 'call-again');
  await command(testQueue, 2, 'put-back', { behind: 1 });
  expect(await callEverybody(testQueue)).toEqual([1, 2, 3, 4]);
  const last = (await ticketsOf(harness.db, testQueue.counter.id))[3];
  const ticket = { id: String(last?._id), code: last?.code };
  const at = harness.clock.now;
  const checkIn = { nonce: 'n', paxCount: null, at, calledSince: at, hasWebhooks: false };
  await harness.store.tickets.checkIn({ ...ticket, ...checkIn });
  expect(await codeOf(command(testQueue, 4, 'put-back'))).toBe('ticket_already_scanned');
});
