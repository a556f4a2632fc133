import { calledPartiesOf } from '../../../test/called-parties.ts';
import { buildMerchant } from '../../../test/factories.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { showsOf } from '../../../test/shows.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { removeTicket } from '../../line-up/actions/remove-ticket.ts';
import { erasePerson, readPerson } from './personal-data.ts';
import { takeGuestTickets } from './take-guest-tickets.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { calledParty } = calledPartiesOf(() => harness);
const { callNextIn } = staffOf(() => harness);
const { newEvent, book, showOf } = showsOf(() => harness);
const take = (guest: number, user: number) =>
  takeGuestTickets(harness.deps, guest, { userId: user });

/** The slots a person has taken. */
async function slotsOf(userId: number): Promise<string[]> {
  const slots = harness.db.collection<{ _id: string }>('allowances');
  const found = await slots.find({ _id: { $regex: `^${userId}:` } }).toArray();
  return found.map(({ _id }) => _id).toSorted();
}

/** A person takes a number a second after the one before. */
function joinNext(...[testQueue, userId, options]: [TestQueue, number, { paxCount: number }?]) {
  harness.clock.now = new Date(harness.clock.now.getTime() + 1_000);
  return join(harness.deps, testQueue, userId, options);
}

const holdersIn = async (counterId: number) =>
  (await ticketsOf(harness.db, counterId)).map(({ userId, state }) => [userId, state]);

test('S-16 waiting, called and sent-away tickets of a guest become the account’s, with number, code and slot', async () => {
  const [waiting, called, ended] = await Promise.all(range(1, 3).map(() => harness.addQueue()));
  if (!waiting || !called || !ended) throw new Error('no queues');
  const [guest, user] = [newUser(), newUser()];
  const before = await join(harness.deps, waiting, guest);
  await join(harness.deps, called, guest);
  await join(harness.deps, ended, guest);
  await callNextIn(called);
  const key = { userId: guest, counterId: ended.counter.id, number: 1 };
  await removeTicket(harness.deps, key, { endReason: 'sent-away', endId: 'x' });
  expect(await take(guest, user)).toEqual({ moved: 3, stayed: [] });
  expect(await holdersIn(waiting.counter.id)).toEqual([[user, 'waiting']]);
  expect(await holdersIn(called.counter.id)).toEqual([[user, 'called']]);
  expect(await holdersIn(ended.counter.id)).toEqual([[user, 'cancelled']]);
  expect([await slotsOf(guest), await slotsOf(user)]).toEqual([[], [`${user}:0`]]);
  const after = await harness.store.tickets.findNumber(waiting.counter.id, 1);
  const takenAlong = { guestsId: expect.any(String) };
  expect(after).toEqual({ ...before, userId: user, takenAlong });
});

test.each([1, 3])(
  'S-16 S-15 a ticket of which %d of 3 people are inside goes along, and its code lets the others in',
  async (paxCount) => {
    const { enter, stored } = await calledParty(3);
    await enter('first', paxCount);
    const { userId: guest, code } = await stored();
    const user = newUser();
    expect(await take(guest, user)).toEqual({ moved: 1, stayed: [] });
    expect(await stored()).toMatchObject({ userId: user, code, entries: [{ paxCount }] });
    const rest = codeOf(enter('rest'));
    expect(await rest).toBe(paxCount === 3 ? 'ticket_already_scanned' : null);
  },
);

test('S-16 the same transfer again changes nothing, and nobody waits twice', async () => {
  const testQueue = await harness.addQueue();
  const [guest, user, next] = [newUser(), newUser(), newUser()];
  await join(harness.deps, testQueue, guest);
  await join(harness.deps, testQueue, next);
  await take(guest, user);
  expect(await take(guest, user)).toEqual({ moved: 0, stayed: [] });
  expect(await codeOf(join(harness.deps, testQueue, user))).toBe('already_in_queue');
  await callNextIn(testQueue);
  await callNextIn(testQueue);
  expect(await codeOf(callNextIn(testQueue))).toBe('no_tickets_in_queues');
});

test('S-16 S-11 a ticket stays with the guest where the account waits in the queue or its family already', async () => {
  const [testQueue, family] = [await harness.addQueue(), await addFamily(harness)];
  const [guest, user] = [newUser(), newUser()];
  const [small, large] = family.children;
  if (!small || !large) throw new Error('no family');
  await joinNext(testQueue, user);
  await joinNext(testQueue, guest);
  await joinNext(family, user, { paxCount: 2 });
  await joinNext(family, guest, { paxCount: 3 });
  const { moved, stayed } = await take(guest, user);
  expect(moved).toBe(0);
  expect(stayed).toMatchObject([
    { queueId: testQueue.queue.id, counter: 2, ticketValue: '2', blocker: 'already_in_queue' },
    { queueId: large.queue.id, counter: 1, ticketValue: 'B1', blocker: 'already_in_queue' },
  ]);
  expect(await slotsOf(guest)).toHaveLength(3);
  await callNextIn(testQueue);
  expect(await take(guest, user)).toMatchObject({
    moved: 1,
    stayed: [{ queueId: large.queue.id }],
  });
});

test('S-16 QUE-058 the account’s limit holds: the oldest tickets fit, the others stay and fit later', async () => {
  const [guest, user] = [newUser(), newUser()];
  for (const _ of range(1, 6)) await join(harness.deps, await harness.addQueue(), user);
  const queues = await Promise.all(range(1, 4).map(() => harness.addQueue()));
  for (const each of queues) await joinNext(each, guest);
  const first = await take(guest, user);
  expect(first).toMatchObject({
    moved: 2,
    stayed: queues.slice(2).map(({ queue }) => ({ queueId: queue.id, blocker: 'max_tickets' })),
  });
  expect(await slotsOf(user)).toHaveLength(8);
  const [gone] = queues;
  if (!gone) throw new Error('no queue');
  await removeTicket(harness.deps, { userId: user, counterId: gone.counter.id, number: 1 });
  expect(await take(guest, user)).toMatchObject({ moved: 1, stayed: [{ counter: 1 }] });
  expect(await slotsOf(user)).toHaveLength(8);
});

test('S-16 X-32 seats of a show go along, and a second booking of the account stays with the guest', async () => {
  const [guest, user] = [newUser(), newUser()];
  const [first, second] = [await newEvent(), await newEvent()];
  await book(first, guest, 3);
  await book(second, guest, 2);
  await book(second, user, 2);
  expect(await take(guest, user)).toMatchObject({
    moved: 1,
    stayed: [{ queueId: second.queue.id, blocker: 'event_ticket_already_exists' }],
  });
  expect((await showOf(first)).bookings).toMatchObject([{ userId: user, paxCount: 3 }]);
  expect((await showOf(second)).bookings).toMatchObject([{ userId: guest }, { userId: user }]);
});

test('S-16 G-60 export and erasure follow the ticket to its new holder', async () => {
  const testQueue = await harness.addQueue({ merchant: buildMerchant() });
  const [guest, user] = [newUser(), newUser()];
  await join(harness.deps, testQueue, guest);
  await take(guest, user);
  await erasePerson(harness.deps, guest);
  expect(await holdersIn(testQueue.counter.id)).toEqual([[user, 'waiting']]);
  expect((await readPerson(harness.deps, user)).tickets).toMatchObject([{ number: 1 }]);
  await erasePerson(harness.deps, user);
  expect((await readPerson(harness.deps, user)).tickets).toEqual([]);
});
