import { openTestDatabase } from '@turno/tools/database';
import { type Db, type Document, MongoClient } from 'mongodb';
import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { lineUp } from '../../line-up/actions/line-up.ts';
import { createAbandonedNumbers } from '../../line-up/store/abandoned-numbers.ts';
import { holderTicket } from '../../ticket-views/index.ts';
import { createFiguresReader, createOutlineReader, LATEST_CALLS } from './figures.ts';

jest.setTimeout(60_000);

/** Above what a reply waits for. */
const WAITING = 5_500;
let harness: TestHarness;
let longQueue: Awaited<ReturnType<typeof addLongQueue>>;

beforeAll(async () => {
  harness = await openTestHarness();
  longQueue = await addLongQueue();
});
afterAll(() => harness.close());

/** A queue in which so many people wait behind some who were called. */
async function addLongQueue() {
  const testQueue = await harness.addQueue();
  const first = await join(harness.deps, testQueue, newUser());
  const tickets = harness.db.collection<{ _id: string }>('tickets');
  const stored = await tickets.findOne({ counterId: first.counterId });
  const called = { state: 'called', executedAt: first.createdAt, active: false };
  await tickets.insertMany(
    range(2, WAITING).map((number) => ({
      ...stored,
      _id: `long${number}`,
      number,
      userId: number,
      code: `C${number}`,
      active: false,
      ...(number <= 500 ? called : {}),
    })),
  );
  await tickets.updateOne({ counterId: first.counterId, number: 1 }, { $set: called });
  await harness.db
    .collection('counters')
    .updateOne({ _id: first.counterId as never }, { $set: { lastNumber: WAITING, current: 500 } });
  return { ...testQueue, counterId: first.counterId };
}

/** What the reads of some work examine, as the database explains them. */
async function examinedBy(work: (db: Db) => Promise<void>) {
  const { uri } = await openTestDatabase();
  const client = new MongoClient(uri, { monitorCommands: true });
  const db = client.db(harness.db.databaseName);
  const reads: Document[] = [];
  client.on('commandStarted', ({ command, commandName }) => {
    if (commandName === 'find' || commandName === 'aggregate') reads.push(command);
  });
  await work(db);
  client.removeAllListeners('commandStarted');
  const examined = { reads: reads.length, keys: 0, documents: 0 };
  for (const { lsid: _session, $db: _db, $clusterTime: _time, ...explain } of reads) {
    const plan = await db.command({ explain, verbosity: 'executionStats' });
    examined.keys += sumOf(plan, 'totalKeysExamined');
    examined.documents += sumOf(plan, 'totalDocsExamined');
  }
  await client.close();
  return examined;
}

/** The sum of a figure of all stages of a plan, those of lookups too. */
function sumOf(plan: unknown, figure: string): number {
  if (typeof plan !== 'object' || plan === null) return 0;
  return Object.entries(plan).reduce(
    (total, [name, value]) => total + (name === figure ? Number(value) : sumOf(value, figure)),
    0,
  );
}

test('QUE-037 figures of a long queue are read from indexes, not from its tickets', async () => {
  const { reads, keys, documents } = await examinedBy(async (db) => {
    const read = createFiguresReader(db, db.collection('tickets'));
    const figures = (await read([longQueue.counterId])).get(longQueue.counterId);
    expect(figures?.waiting.numbers).toHaveLength(WAITING - 500);
    expect(figures?.totalPax).toBe(WAITING);
  });
  // Counters, totals, pending tickets, waiting tickets.
  expect(reads).toBe(4);
  // Who waits, and the people of the day.
  expect(keys).toBeGreaterThan(WAITING);
  expect(documents).toBeLessThan(100);
});

test('an outline of a long queue examines a few keys and documents', async () => {
  const { reads, keys, documents } = await examinedBy(async (db) => {
    const outline = await createOutlineReader(db, db.collection('tickets'))(longQueue.counterId);
    expect(outline?.waiting.numbers).toHaveLength(WAITING - 500);
    expect(outline?.called).toHaveLength(LATEST_CALLS);
  });
  expect(reads).toBe(2);
  expect(keys).toBeGreaterThan(0);
  expect(keys + documents).toBeLessThan(150);
});

test('QUE-050 the first join after a start does not wait for the figures of a long queue', async () => {
  const deps = await harness.secondDeps();
  const read = jest.spyOn(deps.store.figures, 'read');
  const loaded = await lineUp(deps, {
    merchantId: longQueue.merchant.id,
    queueId: longQueue.queue.id,
    caller: { userId: newUser(), role: 'ROLE_GUEST' },
    isStaff: false,
    body: {},
    idempotencyKey: null,
  });
  const ticket = await holderTicket(deps, loaded);
  expect(ticket).toMatchObject({ counter: WAITING + 1, status: 'waiting' });
  // The outline, or the figures themselves where they have been loaded meanwhile.
  expect(ticket?.ticketsAhead).toBe(WAITING - 500);
  expect(read).not.toHaveBeenCalled();
});

test('QUE-050 who joins in another process is in the next reply, by the event of that process', async () => {
  const other = await harness.secondDeps();
  const { counterId } = longQueue;
  const { figures } = other.store;
  const before = (await figures.read([counterId])).get(counterId)?.waiting.numbers.length ?? 0;
  harness.events.length = 0;
  const { number } = await join(harness.deps, longQueue, newUser());
  const event = harness.events.find(({ type }) => type === 'queue-changed');
  expect(event).toMatchObject({ queueDailyCounterId: counterId, numbers: [number] });
  if (event) other.store.onEvent(event, { isOwn: false });
  expect(figures.latest(counterId)).toBeUndefined();
  const after = (await figures.readBounded([counterId])).get(counterId);
  expect(after?.waiting.numbers).toHaveLength(before + 1);
  expect(figures.includes(counterId, [number])).toBe(true);
});

test('a number that another process abandoned counts, and has no ticket', async () => {
  const other = await harness.secondDeps();
  const { merchant, queue, counter } = await harness.addQueue();
  const { id: counterId } = counter;
  const first = await join(harness.deps, { merchant, queue }, newUser());
  const { figures } = other.store;
  await figures.read([counterId]);
  const counters = harness.db.collection<{ _id: number; lastNumber: number }>('counters');
  await counters.updateOne({ _id: counterId }, { $set: { lastNumber: 2 } });
  await createAbandonedNumbers(harness.db, () => undefined).add(counterId, 2);
  const ids = { merchantId: merchant.id, queueId: queue.id, queueDailyCounterId: counterId };
  other.store.onEvent({ type: 'queue-changed', ...ids, numbers: [1, 2] }, { isOwn: false });
  const read = (await figures.read([counterId])).get(counterId);
  expect(read?.waiting.numbers).toEqual([first.number]);
  expect(read?.counter.lastNumber).toBe(2);
});
