import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import { CANARY, PHONE, personalTracesIn } from '../../../test/personal-traces.ts';
import { EVENT } from '../../../test/shows.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';
import { erasePerson, readPerson } from '../../people/actions/personal-data.ts';
import { holderTickets } from '../../ticket-views/views/tickets.ts';

jest.setTimeout(120_000);

const SECOND_MS = 1_000;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { besides, command, dayOf, move, pass, statusOf, statusesOf } = calledTicketsOf(
  () => harness,
);

const joinLater = async (testQueue: TestQueue, userId = newUser(), paxCount = 1) => {
  pass(SECOND_MS);
  return join(harness.deps, testQueue, userId, { paxCount });
};
async function callEverybody(testQueue: TestQueue) {
  const called: number[] = [];
  while ((await dayOf(testQueue)).ticketsAhead > 0) {
    pass(SECOND_MS);
    const { tickets } = await callNextIn(testQueue);
    called.push(...tickets.map(({ number }) => number));
  }
  return called;
}

test('S-21 a waiting ticket is moved before those who joined the other queue later, and everybody else keeps the order', async () => {
  const from = await queueWith(0);
  const to = await besides(from);
  const userId = newUser();
  await joinLater(to);
  await joinLater(from);
  const moved = await joinLater(from, userId);
  await joinLater(from);
  for (const _each of range(1, 3)) await joinLater(to);
  const { movedTo } = await move(from, moved.number, to);
  expect(movedTo).toEqual({
    queueId: to.queue.id,
    queueName: to.queue.name,
    queueDailyCounterId: to.counter.id,
    counter: 5,
    ticketValue: '5',
  });
  const stored = await ticketsOf(harness.db, from.counter.id);
  expect(stored[1]).toMatchObject({ state: 'cancelled', endReason: 'moved', movedTo });
  expect(await callEverybody(from)).toEqual([1, 3]);
  expect(await dayOf(to)).toMatchObject({ ticketsAhead: 5, nextTicket: '1' });
  const own = (await harness.store.tickets.findOfUser(userId, '2026-11-01')).filter(
    ({ counterId }) => counterId === to.counter.id,
  );
  const [shown] = await holderTickets(harness.deps, own);
  expect(shown).toMatchObject({
    counter: 5,
    ticketsAhead: 1,
    createdAt: moved.createdAt.toISOString(),
    movedFrom: { queueName: from.queue.name, ticketValue: '2' },
  });
  // The numbers that it was moved in front of still wait when it is called.
  await callNextIn(to);
  pass(SECOND_MS);
  expect((await callNextIn(to)).tickets).toMatchObject([{ number: 5 }]);
  expect(await statusesOf(to, [2, 3, 4])).toEqual(['waiting', 'waiting', 'waiting']);
  expect(await statusOf(to, 5)).toBe('now');
  await joinLater(to);
  expect(await callEverybody(to)).toEqual([2, 3, 4, 6]);
  expect(await statusOf(to, 5)).toBe('expired');
});

test('S-21 a called ticket is moved, and the desk that called it serves nobody', async () => {
  const from = await queueWith(2);
  const to = await besides(from);
  await callNextIn(from);
  await move(from, 1, to);
  expect(await dayOf(from)).toMatchObject({
    currentTicket: null,
    nextTicket: '2',
    ticketsAhead: 1,
    latestCalls: [{ counter: 1, ended: true }],
  });
  expect(await statusOf(to, 1)).toBe('waiting');
  expect(await codeOf(command(from, 1, 'call-again'))).toBe('ticket_not_processable');
  pass(SECOND_MS);
  expect((await callNextIn(from, { expectedCounter: 1 })).tickets).toMatchObject([{ number: 2 }]);
  await command(from, 2, 'not-come');
  await move(from, 2, to);
  expect((await dayOf(from)).asideTickets).toEqual([]);
  expect(await callEverybody(to)).toEqual([1, 2]);
});

test('S-21 QUE-058 a person with as many tickets as allowed is moved, and may not take another one', async () => {
  const from = await queueWith(0);
  const to = await besides(from);
  const userId = newUser();
  await join(harness.deps, from, userId);
  for (const _each of range(1, 7)) await join(harness.deps, await besides(from), userId);
  await move(from, 1, to);
  const waiting = () => harness.store.people.waitingOf(userId);
  expect(await waiting()).toHaveLength(8);
  expect(await codeOf(join(harness.deps, from, userId))).toBe('max_tickets');
  await move(to, 1, from);
  expect(await waiting()).toHaveLength(8);
});

test('S-21 a party is moved to its size of a multi-queue, and a number of the other queue blocks it', async () => {
  const family = await addFamily(harness);
  const [small, medium] = family.children;
  if (!small || !medium) throw new Error('no sizes');
  const from = await besides(family, { maxPax: null });
  const userId = newUser();
  await joinLater(from, userId, 3);
  expect(await codeOf(move(from, 1, small))).toBe('pax_count_invalid');
  const { movedTo } = await move(from, 1, family);
  expect(movedTo).toMatchObject({ queueId: medium.queue.id, ticketValue: 'B1' });
  expect(await codeOf(move(medium, 1, family))).toBe('already_in_queue');
  const other = await joinLater(from, userId, 3);
  expect(await codeOf(move(from, other.number, family))).toBe('already_in_queue');
  expect(await statusOf(from, other.number)).toBe('waiting');
  await move(medium, 1, await besides(family));
});

test('S-21 what a ticket cannot be moved to, and which tickets cannot be moved', async () => {
  const from = await queueWith(4);
  const refused = async (change: Parameters<typeof besides>[1]) =>
    codeOf(move(from, 1, await besides(from, change)));
  expect(await refused({ listOnly: true })).toBe('queue_not_supported');
  expect(await refused({ passMode: 'generic' })).toBe('queue_not_supported');
  expect(await refused(EVENT)).toBe('queue_not_supported');
  expect(await refused({ minPax: 2 })).toBe('pax_count_invalid');
  expect(await codeOf(move(from, 1, from))).toBe('already_in_queue');
  expect(await codeOf(move(from, 1, await queueWith(0)))).toBe('queue_not_found');
  expect(await codeOf(move(from, 9, await besides(from)))).toBe('ticket_not_found');
  for (const change of [{ closed: true }, { paused: true }]) {
    const to = await besides(from);
    await changeCounter(harness.deps, { ...idsOf(to), change });
    expect(await codeOf(move(from, 1, to))).toBe('queue_closed');
  }
  expect(await statusOf(from, 1)).toBe('waiting');
  const [called] = (await callNextIn(from)).tickets;
  await erasePerson(harness.deps, called?.userId ?? 0);
  expect(await codeOf(move(from, 1, await besides(from)))).toBe('ticket_not_processable');
  await callNextIn(from);
  const second = (await ticketsOf(harness.db, from.counter.id))[1];
  const [id, code] = [String(second?._id), second?.code];
  const checkIn = {
    id,
    code,
    nonce: 'n',
    paxCount: null,
    at: harness.clock.now,
    hasWebhooks: false,
  };
  await harness.store.tickets.checkIn({ ...checkIn, calledSince: new Date(0) });
  expect(await codeOf(move(from, 2, await besides(from)))).toBe('ticket_already_scanned');
  await move(from, 3, await besides(from));
  expect(await codeOf(move(from, 3, await besides(from)))).toBe('ticket_not_processable');
});

test('S-21 G-60 the erasure of a person finds the ticket that was moved, and the one it became', async () => {
  const { joinNamed, tracesOf } = personalTracesIn(() => harness);
  for (const isCalled of [false, true]) {
    const from = await queueWith(0);
    const to = await besides(from);
    const userId = newUser() + 1_000_000;
    await joinNamed(from, userId);
    if (isCalled) await callNextIn(from);
    await move(from, 1, to);
    expect(await readPerson(harness.deps, userId)).toMatchObject({
      tickets: expect.arrayContaining([
        expect.objectContaining({ queueId: to.queue.id, displayName: CANARY, phone: PHONE }),
        expect.objectContaining({ movedTo: expect.objectContaining({ counter: 1 }) }),
      ]),
    });
    if (isCalled) await callNextIn(to);
    await erasePerson(harness.deps, userId);
    expect(await tracesOf(userId)).toEqual([]);
  }
});
