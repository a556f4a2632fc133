import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { besides, command, dayOf, move, newDesk, pass, statusOf, statusesOf } = calledTicketsOf(
  () => harness,
);

/** What boards and pages show: the numbers of the latest calls, and the ticket being served. */
async function shownOf(testQueue: TestQueue) {
  const { recentCalls = [], currentTicket, nextTickets } = await dayOf(testQueue);
  const calls = recentCalls.map(({ firstTicketValue, ticketValue }) =>
    firstTicketValue ? `${firstTicketValue}-${ticketValue}` : ticketValue,
  );
  return { calls, currentTicket, nextTickets };
}

async function groupOfFour(): Promise<TestQueue> {
  const testQueue = await queueWith(6);
  await callNextIn(testQueue, { paxCount: 4 });
  pass(1_000);
  return testQueue;
}

test.each([
  { left: [1], calls: ['2-4'], currentTicket: '4', next: ['5', '6', '1'] },
  { left: [4], calls: ['1-3'], currentTicket: '3', next: ['5', '6', '4'] },
  { left: [1, 4], calls: ['2-3'], currentTicket: '3', next: ['5', '6', '1'] },
  { left: [4, 3, 2, 1], calls: [], currentTicket: null, next: ['5', '6', '4'] },
])(
  'S-03 S-21 no number is served that waits again: $left of four called together',
  async ({ left, calls, currentTicket, next }) => {
    const testQueue = await groupOfFour();
    for (const number of left) await command(testQueue, number, 'put-back', { behind: 6 });
    expect(await shownOf(testQueue)).toEqual({ calls, currentTicket, nextTickets: next });
    const others = [1, 2, 3, 4].filter((each) => !left.includes(each));
    for (const number of others) expect(await statusOf(testQueue, number)).toBe('now');
  },
);

test('S-03 S-21 people of a group who did not come or whom another desk calls are not named in it', async () => {
  const testQueue = await groupOfFour();
  await command(testQueue, 4, 'not-come');
  expect(await shownOf(testQueue)).toMatchObject({ calls: ['1-3'], currentTicket: '3' });
  const deskId = await newDesk(testQueue, 'Due');
  await command(testQueue, 1, 'call-again', { deskId });
  expect((await shownOf(testQueue)).calls).toEqual(['1', '2-3']);
  await command(testQueue, 3, 'call-again', { deskId });
  const { latestCalls = [] } = await dayOf(testQueue);
  expect(latestCalls.map(({ first, counter }) => [first, counter])).toEqual([
    [3, 3],
    [2, 2],
  ]);
  // The group's desk still calls on after all of its numbers.
  pass(1_000);
  const { tickets } = await callNextIn(testQueue, { expectedCounter: 4 });
  expect(tickets.map(({ number }) => number)).toEqual([5]);
});

test('S-03 S-21 a group names nobody who was moved to another queue', async () => {
  const testQueue = await groupOfFour();
  const other = await besides(testQueue);
  await move(testQueue, 4, other);
  expect(await shownOf(testQueue)).toMatchObject({ calls: ['1-3'], currentTicket: '3' });
  await move(testQueue, 1, other);
  expect(await shownOf(testQueue)).toMatchObject({ calls: ['2-3'], currentTicket: '3' });
  for (const number of [2, 3]) await move(testQueue, number, other);
  expect(await shownOf(testQueue)).toMatchObject({ calls: [], currentTicket: null });
});

/** The first and the last number that each desk shows, by its name. */
async function shownByDesk(testQueue: TestQueue, deps = harness.deps) {
  const { latestCalls = [] } = await dayOf(testQueue, deps);
  return Object.fromEntries(
    latestCalls.map(({ desk, first, counter }) => [desk?.name ?? '', [first, counter]]),
  );
}

test('S-20 S-21 whom another desk called does not come back to the group when that desk calls on', async () => {
  const testQueue = await groupOfFour();
  const deskId = await newDesk(testQueue, 'Due');
  await command(testQueue, 4, 'call-again', { deskId });
  pass(1_000);
  await callNextIn(testQueue, { deskId });
  expect(await shownByDesk(testQueue)).toEqual({ '': [1, 3], Due: [5, 5] });
});

test('S-20 S-21 a group that is called again leaves out whom another desk serves', async () => {
  const testQueue = await groupOfFour();
  const deskId = await newDesk(testQueue, 'Due');
  await command(testQueue, 4, 'call-again', { deskId });
  pass(1_000);
  await command(testQueue, 2, 'call-again');
  expect(await shownByDesk(testQueue)).toEqual({ '': [1, 3], Due: [4, 4] });
  expect((await shownOf(testQueue)).calls).toEqual(['1-3', '4']);
});

test('S-21 QUE-044 a group that is called again is listed once, whomever the desk of a leaver calls again later', async () => {
  const testQueue = await groupOfFour();
  const deskId = await newDesk(testQueue, 'Due');
  await callNextIn(testQueue, { deskId });
  for (const number of [4, 5]) {
    pass(1_000);
    await command(testQueue, number, 'call-again', { deskId });
  }
  pass(1_000);
  await command(testQueue, 2, 'call-again');
  expect((await shownOf(testQueue)).calls).toEqual(['1-3', '5']);
});

test('S-21 QUE-044 the first of a group who was put back is announced when its desk calls it by itself', async () => {
  const testQueue = await groupOfFour();
  await command(testQueue, 1, 'put-back', { behind: 1 });
  for (const _ of [5, 1]) {
    pass(1_000);
    await callNextIn(testQueue);
  }
  expect((await shownOf(testQueue)).calls).toEqual(['1', '5', '2-4']);
});

test('S-03 S-21 who was put back from the middle of a group waits, also when the group is called again', async () => {
  const testQueue = await groupOfFour();
  await command(testQueue, 2, 'put-back', { behind: 2 });
  pass(1_000);
  await command(testQueue, 3, 'call-again');
  const statuses = await statusesOf(testQueue, [1, 2, 3, 4]);
  expect(statuses).toEqual(['now', 'waiting', 'now', 'now']);
});

test('S-20 a group stays as it was called while another desk calls more than figures hold', async () => {
  const testQueue = await queueWith(35);
  const deskId = await newDesk(testQueue, 'Due');
  await callNextIn(testQueue, { paxCount: 2 });
  for (const _ of range(1, 33)) await callNextIn(testQueue, { deskId });
  const elsewhere = await harness.secondDeps();
  expect(await shownByDesk(testQueue, elsewhere)).toEqual({ '': [1, 2], Due: [35, 35] });
});

test.each([
  ['was moved', (testQueue: TestQueue) => besides(testQueue).then((to) => move(testQueue, 1, to))],
  [
    'was called by another desk',
    async (testQueue: TestQueue) =>
      command(testQueue, 1, 'call-again', { deskId: await newDesk(testQueue, 'Tre') }),
  ],
])(
  'S-20 S-21 who left a group and %s stays out of it while another desk calls more than figures hold',
  async (_, leave) => {
    const testQueue = await queueWith(36);
    const deskId = await newDesk(testQueue, 'Due');
    await callNextIn(testQueue, { paxCount: 3 });
    await leave(testQueue);
    for (const _each of range(1, 33)) await callNextIn(testQueue, { deskId });
    const elsewhere = await harness.secondDeps();
    for (const deps of [harness.deps, elsewhere])
      expect(await shownByDesk(testQueue, deps)).toMatchObject({ '': [2, 3], Due: [36, 36] });
  },
);

test('S-21 nor does who left a group come back that its desk shows again after a call was taken back', async () => {
  const testQueue = await queueWith(37);
  const deskId = await newDesk(testQueue, 'Due');
  await callNextIn(testQueue, { paxCount: 3 });
  pass(1_000);
  await callNextIn(testQueue);
  await command(testQueue, 4, 'take-back');
  await move(testQueue, 1, await besides(testQueue));
  for (const _ of range(1, 33)) await callNextIn(testQueue, { deskId });
  const elsewhere = await harness.secondDeps();
  expect(await shownByDesk(testQueue, elsewhere)).toMatchObject({ '': [2, 3], Due: [36, 36] });
});
