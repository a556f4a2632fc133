import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, type TestHarness, ticketsOf } from '../../../test/test-harness.ts';
import { checkInTicket } from '../../entrance/actions/check-in-ticket.ts';

jest.setTimeout(120_000);

const MINUTE_MS = 60_000;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);

const { command, dayOf, newDesk, pass, statusOf, statusesOf } = calledTicketsOf(() => harness);

test('S-21 a ticket that is called again is served by the desk that calls it, until that desk calls on', async () => {
  const testQueue = await queueWith(4);
  const [first, second] = [await newDesk(testQueue, 'A'), await newDesk(testQueue, 'B')];
  await callNextIn(testQueue, { deskId: first });
  await callNextIn(testQueue, { deskId: second });
  await callNextIn(testQueue, { deskId: first });
  expect(await statusOf(testQueue, 1)).toBe('expired');
  pass(MINUTE_MS);
  await command(testQueue, 1, 'call-again', { deskId: second });
  const day = await dayOf(testQueue);
  expect(day).toMatchObject({ counter: 3, currentTicket: '1', ticketsAhead: 1, nextTicket: '4' });
  expect(day.latestCalls?.map(({ desk, counter }) => [desk?.name, counter])).toEqual([
    ['B', 1],
    ['A', 3],
  ]);
  expect(await statusesOf(testQueue, [1, 2, 3])).toEqual(['now', 'expired', 'now']);
  // The number it called itself before, not the one it called again.
  pass(MINUTE_MS);
  await callNextIn(testQueue, { deskId: second, expectedCounter: 2 });
  expect(await statusOf(testQueue, 1)).toBe('expired');
  expect(await dayOf(testQueue)).toMatchObject({ counter: 4, currentTicket: '4' });
});

test.each([2, 3, 4])(
  'S-03 S-21 who was called together with a ticket that is called again, %d, stays served',
  async (number) => {
    const testQueue = await queueWith(4);
    await callNextIn(testQueue);
    await callNextIn(testQueue, { paxCount: 3 });
    pass(MINUTE_MS);
    await command(testQueue, number, 'call-again');
    const statuses = await statusesOf(testQueue, [1, 2, 3, 4]);
    expect(statuses).toEqual(['expired', 'now', 'now', 'now']);
    const day = await dayOf(testQueue);
    expect(day).toMatchObject({ currentTicket: '4', latestCalls: [{ first: 2, counter: 4 }] });
    // Boards announce the group again, once.
    expect(day.recentCalls).toMatchObject([
      { ticketValue: '4', firstTicketValue: '2', calledAt: harness.clock.now.toISOString() },
      { ticketValue: '1' },
    ]);
  },
);

test.each(['not-come', 'put-back'] as const)(
  'S-03 S-21 a desk goes on with those of its group who are left by %s, until nobody is',
  async (kind) => {
    const testQueue = await queueWith(9);
    await callNextIn(testQueue);
    await callNextIn(testQueue, { paxCount: 3 });
    const seen: unknown[] = [];
    for (const number of [4, 2, 3]) {
      pass(1_000);
      await command(testQueue, number, kind, kind === 'put-back' ? { behind: 1 } : {});
      const { currentTicket, latestCalls = [] } = await dayOf(testQueue);
      seen.push([currentTicket, latestCalls[0]?.highest ?? latestCalls[0]?.counter]);
    }
    expect(seen).toEqual([
      ['3', 4],
      ['3', 4],
      [null, 4],
    ]);
    const { tickets } = await callNextIn(testQueue, { expectedCounter: 4 });
    expect(tickets).toHaveLength(1);
  },
);

test('S-21 a ticket that is called again may be checked in for as long as after its call', async () => {
  const testQueue = await queueWith(1);
  await callNextIn(testQueue);
  const { counter, merchant } = testQueue;
  pass(60 * MINUTE_MS);
  expect(await statusOf(testQueue, 1)).toBe('expired');
  const { ticket } = await command(testQueue, 1, 'call-again');
  expect(await statusOf(testQueue, 1)).toBe('now');
  const token = harness.deps.checkInTokens.write(ticket, 600);
  await checkInTicket(harness.deps, { merchantId: merchant.id, token, nonce: 'scan' });
  expect(await codeOf(command(testQueue, 1, 'call-again'))).toBe('ticket_already_scanned');
  expect(await ticketsOf(harness.db, counter.id)).toMatchObject([{ nonce: 'scan' }]);
});

test('S-21 a ticket whose holder did not come is kept aside, and one command brings it back', async () => {
  const testQueue = await queueWith(3);
  await callNextIn(testQueue);
  await command(testQueue, 1, 'not-come');
  expect(await dayOf(testQueue)).toMatchObject({
    counter: 1,
    currentTicket: null,
    nextTicket: '2',
    ticketsAhead: 2,
    latestCalls: [{ counter: 1, ended: true }],
    asideTickets: [{ counter: 1, ticketValue: '1', paxCount: 1 }],
  });
  expect(await codeOf(command(testQueue, 1, 'not-come'))).toBe('ticket_not_processable');
  pass(MINUTE_MS);
  await callNextIn(testQueue);
  // It waits for its holder, however long others are served.
  pass(120 * MINUTE_MS);
  expect(await statusOf(testQueue, 1)).toBe('now');
  await command(testQueue, 1, 'call-again');
  expect(await dayOf(testQueue)).toMatchObject({ currentTicket: '1', asideTickets: [] });
  expect(await statusesOf(testQueue, [1, 2])).toEqual(['now', 'expired']);
});

test('S-21 commands are for called tickets of the present day', async () => {
  const testQueue = await queueWith(1);
  expect(await codeOf(command(testQueue, 1, 'call-again'))).toBe('ticket_not_processable');
  expect(await codeOf(command(testQueue, 2, 'call-again'))).toBe('ticket_not_found');
  await callNextIn(testQueue);
  expect(await codeOf(command(testQueue, 1, 'call-again', { deskId: 99 }))).toBe('desk_not_found');
  const { now } = harness.clock;
  pass(24 * 60 * MINUTE_MS);
  expect(await codeOf(command(testQueue, 1, 'call-again'))).toBe('queue_closed');
  harness.clock.now = now;
});

test('S-21 nobody else moves: the tickets that wait keep their places', async () => {
  const testQueue = await queueWith(3);
  const userId = newUser();
  await join(harness.deps, testQueue, userId);
  await callNextIn(testQueue);
  for (const kind of ['not-come', 'call-again', 'call-again'] as const) {
    await command(testQueue, 1, kind);
    const day = await dayOf(testQueue);
    expect(day).toMatchObject({ ticketsAhead: 3, nextTicket: '2', nextAvailableTicket: 5 });
    expect((await callNextIn(testQueue, { expectedCounter: 0 })).tickets).toEqual([]);
  }
});

test('S-21 PAS-034 a party of which somebody is inside neither waits again nor is called back', async () => {
  const testQueue = await queueWith(3);
  const { id: counterId } = testQueue.counter;
  await harness.db
    .collection('tickets')
    .updateOne({ counterId, number: 1 }, { $set: { paxCount: 3 } });
  await callNextIn(testQueue);
  const [first] = await ticketsOf(harness.db, counterId);
  const [id, code] = [String(first?._id), first?.code];
  const checkIn = { id, code, nonce: 'n', at: harness.clock.now, paxCount: 1, hasWebhooks: false };
  await harness.store.tickets.checkIn({ ...checkIn, calledSince: new Date(0) });
  for (const kind of ['put-back', 'take-back'] as const) {
    expect(await codeOf(command(testQueue, 1, kind))).toBe('ticket_already_scanned');
  }
  expect(await codeOf(command(testQueue, 1, 'not-come'))).toBeNull();
});
