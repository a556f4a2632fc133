import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { removeTicket } from '../../line-up/actions/remove-ticket.ts';

jest.setTimeout(120_000);

const SECOND_MS = 1_000;
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command, dayOf, newDesk, pass, statusOf, statusesOf } = calledTicketsOf(() => harness);

test('S-21 a call that is taken back leaves everything as it was before, and the ticket is called next', async () => {
  const testQueue = await queueWith(3);
  await callNextIn(testQueue);
  const before = await dayOf(testQueue);
  pass(SECOND_MS);
  await callNextIn(testQueue, { idempotencyKey: 'second' });
  pass(SECOND_MS);
  await command(testQueue, 2, 'take-back');
  const after = await dayOf(testQueue);
  expect(after).toMatchObject({
    currentTicket: '1',
    nextTicket: '2',
    ticketsAhead: 2,
    paxAhead: before.paxAhead,
    latestCalls: [{ counter: 1, calledAt: before.latestCalls?.[0]?.calledAt, highest: 2 }],
  });
  expect(await statusesOf(testQueue, [1, 2, 3])).toEqual(['now', 'waiting', 'waiting']);
  // The command that called it names it still, and calls nobody.
  const again = await callNextIn(testQueue, { idempotencyKey: 'second' });
  expect(again.tickets.map(({ number }) => number)).toEqual([2]);
  expect((await dayOf(testQueue)).ticketsAhead).toBe(2);
  pass(SECOND_MS);
  const called = await callNextIn(testQueue, { expectedCounter: 2 });
  expect(called.tickets.map(({ number }) => number)).toEqual([2]);
  expect(await statusOf(testQueue, 1)).toBe('expired');
  expect(await dayOf(testQueue)).toMatchObject({ currentTicket: '2', ticketsAhead: 1 });
  expect((await callNextIn(testQueue, { expectedCounter: 2 })).tickets).toMatchObject([
    { number: 3 },
  ]);
});

test.each([
  { name: 'one that it had called again', shown: '1' },
  { name: 'nobody, where that one is kept aside', isKept: true, shown: null },
  { name: 'nobody, where another desk has called that one since', isElsewhere: true, shown: null },
])('S-21 after a call is taken back its desk serves $name', async ({ shown, ...since }) => {
  const testQueue = await queueWith(4);
  const due = await newDesk(testQueue, 'Due');
  await callNextIn(testQueue);
  await callNextIn(testQueue);
  pass(SECOND_MS);
  await callNextIn(testQueue, { deskId: due });
  pass(SECOND_MS);
  await command(testQueue, 1, 'call-again', { deskId: due });
  if (since.isKept) await command(testQueue, 1, 'not-come', { deskId: due });
  pass(SECOND_MS);
  await callNextIn(testQueue, { deskId: due });
  pass(SECOND_MS);
  if (since.isElsewhere) await command(testQueue, 1, 'call-again');
  await command(testQueue, 4, 'take-back', { deskId: due });
  expect(await statusesOf(testQueue, [1, 4])).toEqual(['now', 'waiting']);
  const { latestCalls = [] } = await dayOf(testQueue);
  const own = latestCalls.find(({ desk }) => desk?.id === due);
  expect(own?.ended ? null : own?.ticketValue).toBe(shown);
});

test.each([
  { kind: 'not-come', left: [4], is: [1, 3] },
  { kind: 'put-back', left: [4], is: [1, 3] },
  { kind: 'put-back', left: [4, 2, 1], is: [3, 3] },
  { kind: 'put-back', left: [1, 2, 3, 4], is: null },
] as const)(
  'S-03 S-21 after a call is taken back its desk serves $is of four, when $left left by $kind',
  async ({ kind, left, is }) => {
    const testQueue = await queueWith(10);
    // Of an earlier group, which is not served any more, somebody was put back too.
    await callNextIn(testQueue, { paxCount: 2 });
    pass(SECOND_MS);
    await command(testQueue, 2, 'put-back', { behind: 8 });
    pass(SECOND_MS);
    await callNextIn(testQueue, { paxCount: 4 });
    for (const number of left) {
      pass(SECOND_MS);
      await command(testQueue, number + 2, kind, kind === 'put-back' ? { behind: 7 } : {});
    }
    const before = await dayOf(testQueue);
    pass(SECOND_MS);
    await callNextIn(testQueue);
    pass(SECOND_MS);
    await command(testQueue, 7, 'take-back');
    const { currentTicket, latestCalls = [] } = await dayOf(testQueue);
    expect(currentTicket).toBe(before.currentTicket);
    const [served] = latestCalls.filter(({ ended }) => !ended);
    expect(served ? [served.first - 2, served.counter - 2] : null).toEqual(is);
    expect(await statusesOf(testQueue, [1])).toEqual(['expired']);
  },
);

test('S-21 the first call of a day is taken back; nobody is served then', async () => {
  const testQueue = await queueWith(1);
  await callNextIn(testQueue);
  await command(testQueue, 1, 'take-back');
  expect(await dayOf(testQueue)).toMatchObject({
    currentTicket: null,
    nextTicket: '1',
    ticketsAhead: 1,
    latestCalls: [{ counter: 1, ended: true }],
  });
  expect(await statusOf(testQueue, 1)).toBe('waiting');
});

test('S-21 a call is taken back within ten seconds, before anything else happens to its ticket', async () => {
  const testQueue = await queueWith(3);
  await callNextIn(testQueue);
  pass(10 * SECOND_MS + 1);
  expect(await codeOf(command(testQueue, 1, 'take-back'))).toBe('too_late');
  await callNextIn(testQueue);
  await command(testQueue, 2, 'not-come');
  expect(await codeOf(command(testQueue, 2, 'take-back'))).toBe('ticket_not_processable');
  await callNextIn(testQueue);
  await command(testQueue, 3, 'call-again');
  expect(await codeOf(command(testQueue, 3, 'take-back'))).toBe('ticket_not_processable');
});

test('S-21 another desk, in another process that knew the next tickets, calls the one that came back', async () => {
  const testQueue = await queueWith(4);
  const [first, second] = [await newDesk(testQueue, 'A'), await newDesk(testQueue, 'B')];
  const away = await harness.secondDeps();
  // Events do not reach the other process in time.
  away.store.onEvent = () => undefined;
  await callNextIn(testQueue, { deskId: second }, away);
  await callNextIn(testQueue, { deskId: first });
  await command(testQueue, 2, 'take-back');
  pass(SECOND_MS);
  const { tickets } = await callNextIn(testQueue, { deskId: second }, away);
  expect(tickets.map(({ number }) => number)).toEqual([2]);
  const next = await callNextIn(testQueue, { deskId: first });
  expect(next.tickets.map(({ number }) => number)).toEqual([3]);
  expect((await dayOf(testQueue)).latestCalls).toMatchObject([
    { desk: { name: 'A' }, counter: 3 },
    { desk: { name: 'B' }, counter: 2 },
  ]);
});

test('S-21 desks that call and take back at the same time call everybody once in the end', async () => {
  const testQueue = await queueWith(12);
  const away = await harness.secondDeps();
  const desks = await Promise.all(range(1, 4).map((each) => newDesk(testQueue, `D${each}`)));
  await Promise.all(
    desks.map(async (deskId, index) => {
      const deps = index % 2 ? harness.deps : away;
      for (const turn of range(1, 4)) {
        const { tickets } = await callNextIn(testQueue, { deskId }, deps);
        const [called] = tickets;
        if (called && turn % 2) await command(testQueue, called.number, 'take-back', {}, deps);
      }
    }),
  );
  await sweep(harness.deps);
  for (let left = (await dayOf(testQueue)).ticketsAhead; left > 0; left -= 1) {
    pass(SECOND_MS);
    expect((await callNextIn(testQueue)).tickets).toHaveLength(1);
  }
  const states = (await ticketsOf(harness.db, testQueue.counter.id)).map(({ state }) => state);
  expect(states).toEqual(range(1, 12).map(() => 'called'));
});

test('S-21 the holder of a ticket that came back leaves the queue, and one who has another number keeps that', async () => {
  const testQueue = await queueWith(0);
  const userId = newUser();
  const { number } = await join(harness.deps, testQueue, userId);
  await callNextIn(testQueue);
  await command(testQueue, number, 'take-back');
  expect(await codeOf(join(harness.deps, testQueue, userId))).toBe('already_in_queue');
  const { counterId } = idsOf(testQueue);
  await removeTicket(harness.deps, { userId, counterId, number });
  await join(harness.deps, testQueue, userId);
  await callNextIn(testQueue);
  await join(harness.deps, testQueue, userId);
  expect(await codeOf(command(testQueue, number + 1, 'take-back'))).toBe('already_in_queue');
});
