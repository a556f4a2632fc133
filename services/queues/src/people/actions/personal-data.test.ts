import { NOW } from '../../../test/factories.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { CANARY, PHONE, personalTracesIn } from '../../../test/personal-traces.ts';
import { showsOf } from '../../../test/shows.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, type TestHarness, ticketsOf } from '../../../test/test-harness.ts';
import { erasePerson, readPerson } from './personal-data.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { callNextIn } = staffOf(() => harness);
const { newEvent, book, showOf } = showsOf(() => harness);
const { joinNamed, tracesOf } = personalTracesIn(() => harness);

test('G-60 a deleted person leaves every queue and nothing of them stays', async () => {
  const userId = 318_642_907_155_283;
  const [waiting, called] = [await harness.addQueue(), await harness.addQueue()];
  await join(harness.deps, waiting, newUser());
  await joinNamed(waiting, userId);
  await join(harness.deps, waiting, newUser());
  await joinNamed(called, userId);
  await callNextIn(called);
  expect(await tracesOf(userId)).not.toEqual([]);
  await erasePerson(harness.deps, userId);
  await erasePerson(harness.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
  expect((await ticketsOf(harness.db, waiting.counter.id)).map(({ state }) => state)).toEqual([
    'waiting',
    'cancelled',
    'waiting',
  ]);
  expect(await harness.store.steps.readCounter(called.counter.id)).toMatchObject({ current: 1 });
  await callNextIn(waiting);
  await callNextIn(waiting);
  expect(await codeOf(callNextIn(waiting))).toBe('no_tickets_in_queues');
  expect(await harness.store.steps.readCounter(waiting.counter.id)).toMatchObject({ current: 3 });
});

test('G-60 seats of a show that was called stay booked, without the person who booked them', async () => {
  const userId = 318_642_907_155_283;
  const show = await newEvent();
  const other = newUser();
  const { id } = await book(show, userId, 3);
  await book(show, other, 2);
  await harness.db
    .collection<{ _id: string }>('tickets')
    .updateOne({ _id: id }, { $set: { state: 'called' }, $unset: { active: 1 } });
  await erasePerson(harness.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
  expect((await showOf(show)).bookings).toMatchObject([
    { ticketId: id, paxCount: 3 },
    { userId: other, paxCount: 2 },
  ]);
});

test('G-60 S-15 the export says when the people of a ticket entered, and which entries were undone', async () => {
  const userId = 318_642_907_155_331;
  const testQueue = await harness.addQueue();
  await join(harness.deps, testQueue, userId);
  const entries = [
    { nonce: 'a', at: NOW, paxCount: 2, undoneAt: null, undoReason: null, peopleLeft: 1 },
    { nonce: 'b', at: NOW, paxCount: 1, undoneAt: NOW, undoReason: 'turned_back' },
  ];
  await harness.db.collection('tickets').updateOne({ userId }, { $set: { entries } });
  const [ticket] = (await readPerson(harness.deps, userId)).tickets;
  const at = NOW.toISOString();
  expect(ticket?.entries).toEqual([
    { at, paxCount: 2, undoneAt: null, undoReason: null },
    { at, paxCount: 1, undoneAt: at, undoReason: 'turned_back' },
  ]);
});

test('QUE-068 watchers of the queue are notified that the ticket was removed', async () => {
  const testQueue = await harness.addQueue();
  const { ticket } = await joinNamed(testQueue, 318_642_907_155_284);
  await erasePerson(harness.deps, 318_642_907_155_284);
  expect(harness.events).toContainEqual(
    expect.objectContaining({
      type: 'ticket-changed',
      counter: ticket.number,
      queueId: testQueue.queue.id,
    }),
  );
});

test('G-60 the export has everything that the erasure erases, and the erasure everything that the export has', async () => {
  const userId = 318_642_907_155_330;
  const testQueue = await harness.addQueue({ merchant: { managerIds: [userId, 77] } });
  const { ticket } = await joinNamed(testQueue, userId);
  await harness.store.walletTickets.save({
    id: ticket.id,
    groupId: ticket.counterId,
    savedAt: NOW,
    dueAt: null,
    language: 'it',
    shown: 'digest',
  });
  await harness.store.lastMerchants.put(userId, testQueue.merchant.id);
  const made = { hash: 'h', prefix: 'p', createdAt: NOW, createdBy: userId, lastUsedAt: null };
  await harness.store.apiKeys.add(
    testQueue.merchant.id,
    { name: 'Till', scopes: ['read'] },
    () => made,
  );
  const owner = `${CANARY} junior`;
  const passes = [{ passId: 1, passOwnerId: 2, ownerName: owner, passTypeName: 'Fast Track' }];
  await harness.db.collection('tickets').updateOne({ userId }, { $set: { passes } });
  expect(await readPerson(harness.deps, userId)).toMatchObject({
    tickets: [{ number: ticket.number, displayName: CANARY, phone: PHONE, passOwners: [owner] }],
    merchants: [{ id: testQueue.merchant.id, isOnlyOwner: false }],
    managerInvitations: [],
    walletTickets: [{ queueDailyCounterId: ticket.counterId, savedAt: NOW.toISOString() }],
    lastMerchantId: testQueue.merchant.id,
    apiKeys: [{ merchantId: testQueue.merchant.id, name: 'Till', createdAt: NOW.toISOString() }],
  });
  await erasePerson(harness.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
  expect(await readPerson(harness.deps, userId)).toEqual({
    tickets: [],
    merchants: [],
    managerInvitations: [],
    walletTickets: [],
    statusPages: [],
    ticketOffers: [],
    ticketNotices: [],
    lastMerchantId: null,
    apiKeys: [],
    activity: [],
    activityAbout: [],
    messages: [],
  });
  expect(await harness.store.apiKeys.findOf(testQueue.merchant.id)).toEqual([]);
});

test('MER-001 S-08 a merchant loses one of two managers, and closes with its only one', async () => {
  const userId = 318_642_907_155_286;
  const alone = await harness.addQueue({ merchant: { managerIds: [userId] } });
  const shared = await harness.addQueue({ merchant: { managerIds: [userId, 77] } });
  await erasePerson(harness.deps, userId);
  expect(await harness.store.merchants.find(alone.merchant.id)).toMatchObject({
    team: [],
    closedAt: harness.clock.now,
  });
  expect(await harness.store.merchants.find(shared.merchant.id)).toMatchObject({
    team: [{ userId: 77 }],
  });
});

test('G-60 the export holds every ticket, and the erasure reaches each, however many', async () => {
  const userId = newUser();
  const ticket = await join(harness.deps, await harness.addQueue(), userId);
  const tickets = harness.db.collection('tickets');
  const stored = await tickets.findOne({ userId });
  const ended = { state: 'called', active: undefined, counterId: ticket.counterId + 1_000_000 };
  await tickets.insertMany(
    Array.from({ length: 10_001 }, (_, each) => ({
      ...stored,
      ...ended,
      _id: `old.${each}` as never,
      number: each + 1,
      code: `C${each}`,
    })),
    { ignoreUndefined: true },
  );
  expect((await readPerson(harness.deps, userId)).tickets).toHaveLength(10_002);
});
