import { everyDay } from '../../../test/factories.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';
import { removeTicket } from './remove-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    ({ code, payload }) => ({ code, payload }),
  );

test('a key that stood for another queue or another party is refused', async () => {
  const [testQueue, other] = [await harness.addQueue(), await harness.addQueue()];
  const userId = newUser();
  await join(harness.deps, testQueue, userId, { key: 'k', paxCount: 2 });
  const reused = { code: 'idempotency_key_reused', payload: null };
  expect(await codeOf(join(harness.deps, other, userId, { key: 'k', paxCount: 2 }))).toEqual(
    reused,
  );
  expect(await codeOf(join(harness.deps, testQueue, userId, { key: 'k', paxCount: 3 }))).toEqual(
    reused,
  );
  // The same key of another person is a different key.
  await expect(join(harness.deps, testQueue, newUser(), { key: 'k' })).resolves.toMatchObject({
    number: 2,
  });
});

test('QUE-055 QUE-043 a closed and a paused queue give no number, a reopened one does', async () => {
  const testQueue = await harness.addQueue();
  const refused = { code: 'queue_closed', payload: null };
  for (const change of ['closed', 'paused'] as const) {
    const set = (value: boolean) => (change === 'closed' ? { closed: value } : { paused: value });
    await changeCounter(harness.deps, { ...idsOf(testQueue), change: set(true) });
    expect(await codeOf(join(harness.deps, testQueue, newUser()))).toEqual(refused);
    await changeCounter(harness.deps, { ...idsOf(testQueue), change: set(false) });
    await expect(join(harness.deps, testQueue, newUser())).resolves.toBeDefined();
  }
});

test('QUE-055 no number is given that was asked for after the close was answered', async () => {
  const testQueue = await harness.addQueue();
  const before = range(1, 40).map(() => codeOf(join(harness.deps, testQueue, newUser())));
  await changeCounter(harness.deps, { ...idsOf(testQueue), change: { closed: true } });
  const after = range(1, 10).map(() => codeOf(join(harness.deps, testQueue, newUser())));
  expect((await Promise.all(after)).every((answer) => answer?.code === 'queue_closed')).toBe(true);
  await Promise.all(before);
  const counter = await harness.store.steps.readCounter(testQueue.counter.id);
  expect(await ticketsOf(harness.db, testQueue.counter.id)).toHaveLength(counter?.lastNumber ?? -1);
});

test('QUE-058 the ninth ticket is refused, and a freed slot may be taken again', async () => {
  const testQueues = await Promise.all(range(1, 9).map(() => harness.addQueue()));
  const userId = newUser();
  const answers = await Promise.all(
    testQueues.map((testQueue) => codeOf(join(harness.deps, testQueue, userId))),
  );
  expect(answers.filter((answer) => answer === null)).toHaveLength(8);
  const refused = answers.findIndex((answer) => answer !== null);
  expect(answers[refused]).toEqual({ code: 'max_tickets', payload: { n: 8 } });
  const left = testQueues[(refused + 1) % 9]!;
  const counterId = left.counter.id;
  await removeTicket(harness.deps, { userId, counterId, number: 1 });
  await expect(join(harness.deps, testQueues[refused]!, userId)).resolves.toMatchObject({
    state: 'waiting',
  });
});

test('QUE-059 X-42 the limit of a parent category is judged first and names its number', async () => {
  const names = { it: 'Uffici', en: 'Offices', es: 'Oficinas', de: 'Ämter' };
  await harness.store.catalog.categories.put({
    id: 700,
    parentId: null,
    names,
    maxActiveTicketsPerUser: 2,
    featured: true,
    retiredAt: null,
  });
  await harness.store.catalog.categories.put({
    id: 701,
    parentId: 700,
    names,
    maxActiveTicketsPerUser: null,
    featured: false,
    retiredAt: null,
  });
  const testQueues = await Promise.all(
    range(1, 3).map(() => harness.addQueue({ merchant: { categoryId: 701 } })),
  );
  const elsewhere = await harness.addQueue();
  const userId = newUser();
  const answers = await Promise.all(
    testQueues.map((testQueue) => codeOf(join(harness.deps, testQueue, userId))),
  );
  expect(answers.filter(Boolean)).toEqual([{ code: 'max_tickets_category', payload: { n: 2 } }]);
  await expect(join(harness.deps, elsewhere, userId)).resolves.toBeDefined();
});

test('ids of two merchants never mix', async () => {
  const [testQueue, other] = [await harness.addQueue(), await harness.addQueue()];
  const mixed = { merchant: testQueue.merchant, queue: other.queue };
  expect(await codeOf(join(harness.deps, mixed, newUser()))).toEqual({
    code: 'queue_not_found',
    payload: null,
  });
});

test('QUE-041 at local midnight numbers restart at 1, and tickets of yesterday do not block joining', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  const first = await join(harness.deps, testQueue, userId);
  const evening = harness.clock.now;
  harness.clock.now = new Date('2026-11-21T22:59:59Z');
  expect(await codeOf(join(harness.deps, testQueue, userId))).toMatchObject({
    code: 'already_in_queue',
  });
  harness.clock.now = new Date('2026-11-21T23:00:00Z');
  const second = await join(harness.deps, testQueue, userId);
  expect(second).toMatchObject({ number: 1, date: '2026-11-22' });
  expect(second.counterId).not.toBe(first.counterId);
  harness.clock.now = evening;
});

test('QUE-056 before the queue opens only staff may join, and the violation says from when', async () => {
  const testQueue = await harness.addQueue({
    merchant: { openings: everyDay('14:00', '20:00'), lineupLimitedBeforeOpening: 1_800 },
  });
  expect(await codeOf(join(harness.deps, testQueue, newUser()))).toEqual({
    code: 'lineup_not_open',
    payload: { startTime: '13:30' },
  });
});

test.each([
  { name: 'once nobody would be called before closing', ends: true, code: 'too_late_today' },
  { name: 'never without the setting', ends: false, code: undefined },
])('S-04 numbers end $name', async ({ ends, code }) => {
  // Half an hour before closing, and ten minutes for each person.
  const { queue, merchant } = await harness.addQueue({
    merchant: { openings: everyDay('08:00', '11:30'), endsNumbersAtClosing: ends },
    queue: { defaultWaitingTime: 600, capacity: 1 },
  });
  const added = { merchant, queue };
  for (const _ of range(1, 3)) await join(harness.deps, added, newUser());
  await join(harness.deps, added, newUser());
  expect((await codeOf(join(harness.deps, added, newUser())))?.code).toBe(code);
  const today = new Date(harness.clock.now);
  const retried = newUser();
  harness.clock.now = new Date('2026-11-21T08:00:00Z');
  await join(harness.deps, added, retried, { key: 'early' });
  harness.clock.now = today;
  await expect(join(harness.deps, added, retried, { key: 'early' })).resolves.toBeDefined();
});
