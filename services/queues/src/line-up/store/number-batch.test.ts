import { requestOf } from '../../../test/line-up-requests.ts';
import { newUser } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import type { CounterDocument } from '../../queue-days/store/counter-document.ts';
import type { TicketDocument } from '../../tickets/store/ticket-documents.ts';
import { createNumberAllocator } from './number-allocator.ts';
import { writeBatch } from './number-batch.ts';

let harness: TestHarness;
let collections: Parameters<typeof writeBatch>[0];

beforeAll(async () => {
  harness = await openTestHarness();
  collections = {
    counters: harness.db.collection<CounterDocument>('counters'),
    tickets: harness.db.collection<TicketDocument>('tickets'),
  };
});
afterAll(() => harness.close());

/** Everybody at once: the first goes alone, the others together. */
async function allocateAll(day: CounterLike, userIds: readonly number[]) {
  const allocator = createNumberAllocator(collections);
  const insertAs = { day, slots: { slot: 0 } };
  const conditions = { seats: null, before: null, insertAs };
  return Promise.all(userIds.map((id) => allocator.allocate(day.id, requestOf(id), conditions)));
}
type CounterLike = Awaited<ReturnType<TestHarness['addQueue']>>['counter'];

test('QUE-049 numbers and their tickets are written with one command', async () => {
  const { counter } = await harness.addQueue();
  const users = range(1, 20).map(() => newUser());
  const allocations = await allocateAll(counter, users);
  expect(allocations.map(({ kind }) => kind)).toEqual(users.map(() => 'allocated'));
  const stored = await collections.tickets.find({ counterId: counter.id }).toArray();
  expect(stored.toSorted((a, b) => a.number - b.number)).toMatchObject(
    users.map((userId, index) => ({ userId, number: index + 1, state: 'waiting', active: true })),
  );
  expect(allocations).toMatchObject(users.map((userId) => ({ ticket: { userId } })));
});

test('QUE-049 tickets behind one that is refused are pending, and can be inserted by themselves', async () => {
  const { counter } = await harness.addQueue();
  const users = range(1, 5).map(() => newUser());
  const [, , third] = users;
  const other = await harness.addQueue();
  await allocateAll(other.counter, [third ?? 0]);
  const allocations = await allocateAll(counter, users);
  // The first came alone; in the batch behind it the slot of one person is taken.
  expect(allocations.map((each) => 'ticket' in each)).toEqual([true, false, false, false, false]);
  expect(allocations.map((each) => 'pending' in each && each.pending.number)).toEqual(range(1, 5));
  const stored = await harness.store.steps.readCounter(counter.id);
  expect(stored?.pendingTickets.map(({ number }) => number)).toEqual(range(1, 5));
});

const batchOf = (id: number, lastNumber: number, documents: TicketDocument[] = []) => ({
  filter: { _id: id, lastNumber },
  update: { $set: { lastNumber: lastNumber + 1 } },
  documents,
});

test('QUE-049 of a counter that has changed nothing is written', async () => {
  const { counter } = await harness.addQueue();
  expect(await writeBatch(collections, batchOf(counter.id, 7))).toBeNull();
  expect(await harness.store.steps.readCounter(counter.id)).toMatchObject({ lastNumber: 0 });
  expect(await writeBatch(collections, batchOf(counter.id, 0))).toBe(0);
  expect(await harness.store.steps.readCounter(counter.id)).toMatchObject({ lastNumber: 1 });
});

test('what is no violation of an index is thrown', async () => {
  const { counter } = await harness.addQueue();
  const { tickets } = collections;
  const broken = { ...batchOf(counter.id, 0), update: { $push: { lastNumber: 1 } } as never };
  await expect(writeBatch(collections, broken)).rejects.toThrow();
  expect(await tickets.countDocuments({ counterId: counter.id })).toBe(0);
});
