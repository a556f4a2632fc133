import { requestOf } from '../../../test/line-up-requests.ts';
import { newUser } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import type { CounterDocument } from '../../queue-days/store/counter-document.ts';
import type { TicketDocument } from '../../tickets/store/ticket-documents.ts';
import { createNumberAllocator } from './number-allocator.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const ANY_TIME = { seats: null, before: null };
const process = () =>
  createNumberAllocator({
    counters: harness.db.collection<CounterDocument>('counters'),
    tickets: harness.db.collection<TicketDocument>('tickets'),
  });
const request = () => requestOf(newUser());
const numberOf = (allocation: { kind: string; pending?: { number: number } }) =>
  allocation.pending?.number;

test('QUE-049 processes that know different sequences give every number once, in one row', async () => {
  const { counter } = await harness.addQueue();
  const processes = range(1, 3).map(process);
  const given = await Promise.all(
    range(1, 60).map((turn) => {
      const allocator = processes[turn % 3];
      if (!allocator) throw new Error('no process');
      return allocator.allocate(counter.id, request(), ANY_TIME);
    }),
  );
  const numbers = given.map(numberOf).toSorted((a = 0, b = 0) => a - b);
  expect(numbers).toEqual(range(1, 60));
  const stored = await harness.store.steps.readCounter(counter.id);
  expect(stored).toMatchObject({ lastNumber: 60 });
  expect(stored?.pendingTickets.map(({ number }) => number)).toEqual(range(1, 60));
});

test('QUE-049 a sequence older than a stored ticket is read again, and gives no number twice', async () => {
  const { counter } = await harness.addQueue();
  const [one, other] = [process(), process()];
  expect(numberOf(await one.allocate(counter.id, request(), ANY_TIME))).toBe(1);
  expect(numberOf(await other.allocate(counter.id, request(), ANY_TIME))).toBe(2);
  // It helped to make the ticket of a number that another process had allocated.
  one.recordDone(counter.id, 2);
  expect(numberOf(await one.allocate(counter.id, request(), ANY_TIME))).toBe(3);
  expect(numberOf(await one.allocate(counter.id, request(), ANY_TIME))).toBe(4);
  const stored = await harness.store.steps.readCounter(counter.id);
  expect(stored?.pendingTickets.map(({ number }) => number)).toEqual([1, 3, 4]);
});

test('QUE-055 a process that knows an open sequence gives nothing once the queue is closed', async () => {
  const { counter } = await harness.addQueue();
  const allocator = process();
  await allocator.allocate(counter.id, request(), ANY_TIME);
  const close = { act: 'close', date: counter.date, commandId: null } as const;
  await harness.store.counterStates.change(counter.id, close);
  expect(await allocator.allocate(counter.id, request(), ANY_TIME)).toEqual({ kind: 'closed' });
  expect(await harness.store.steps.readCounter(counter.id)).toMatchObject({ lastNumber: 1 });
});

test('QUE-049 a number that is abandoned or finished leaves the list, and the counter its sweeper', async () => {
  const { counter } = await harness.addQueue();
  const allocator = process();
  for (const _ of range(1, 3)) await allocator.allocate(counter.id, request(), ANY_TIME);
  await allocator.voidNumber(counter.id, 2);
  await allocator.voidNumber(counter.id, 2);
  expect(await harness.store.counters.findWithPendingTickets(1_000)).toContain(counter.id);
  await allocator.dropPending(counter.id, [1, 3]);
  expect(await harness.store.steps.readCounter(counter.id)).toMatchObject({
    pendingTickets: [],
    voided: [2],
  });
  expect(await harness.store.counters.findWithPendingTickets(1_000)).not.toContain(counter.id);
});
