import { automaticCallsOf } from '../../../test/automatic-queues.ts';
import { everyDay } from '../../../test/factories.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { hashedKey } from '../../core/index.ts';
import { autoNext } from './auto-next.ts';
import { changeCounter } from './change-counter.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { newPark, callNextIn, called } = automaticCallsOf(() => harness);

test('QUE-045 G-43 commands keep the ratios, and an empty queue gives its turn away', async () => {
  const { merchantId, testQueues } = await newPark([
    { ratio: 2, people: 5 },
    { ratio: 1, people: 2 },
  ]);
  const at: number[] = [];
  for (const _ of range(1, 7)) {
    const [ticket] = await callNextIn(merchantId);
    at.push(testQueues.findIndex(({ queue }) => queue.id === ticket?.queueId));
  }
  expect(at).toEqual([0, 0, 1, 0, 0, 1, 0]);
  expect(await codeOf(callNextIn(merchantId))).toBe('no_tickets_in_queues');
});

test('QUE-045 a command that died after taking its turn calls from there when it comes again', async () => {
  const { merchantId, testQueues } = await newPark([
    { ratio: 1, people: 2 },
    { ratio: 1, people: 2 },
  ]);
  const calls = harness.deps.store.calls;
  const dying = { ...calls, call: async () => Promise.reject(new Error('killed')) };
  const dead = { ...harness.deps, store: { ...harness.deps.store, calls: dying } };
  const command = { merchantId, userId: 7, paxCount: null, skipGeneric: false, commandId: 'k' };
  await expect(autoNext(dead, command)).rejects.toThrow('killed');
  const [again] = await callNextIn(merchantId, { commandId: 'k' });
  expect(again?.queueId).toBe(testQueues[0]?.queue.id);
  const [next] = await callNextIn(merchantId);
  expect(next?.queueId).toBe(testQueues[1]?.queue.id);
});

test('QUE-045 copies of a command that were sent to different queues call one ticket together', async () => {
  const { merchantId, testQueues } = await newPark([
    { ratio: 1, people: 0 },
    { ratio: 1, people: 1 },
  ]);
  const [first, second] = testQueues;
  const { turns, calls } = harness.store;
  // The slower copy was sent to the first queue when that one had people.
  const sent = { commandId: hashedKey('twice|0'), queueId: first?.queue.id ?? 0 };
  const turn = { queueId: sent.queueId, served: 1 };
  await turns.take(merchantId, await turns.read(merchantId), turn, sent);
  const before = await turns.read(merchantId);
  const [ticket] = await callNextIn(merchantId, { commandId: 'twice' });
  expect(ticket?.queueId).toBe(second?.queue.id);
  await join(harness.deps, first!, newUser());
  // It looks for what it called, and at its turn, before the faster copy was through.
  let looks = 0;
  const late = {
    findByCommand: async (name: string) => {
      looks += 1;
      return looks === 1 ? null : calls.findByCommand(name);
    },
  };
  let reads = 0;
  const stale = {
    read: async (id: number) => {
      reads += 1;
      return reads === 1 ? before : turns.read(id);
    },
  };
  const store = {
    ...harness.store,
    calls: { ...calls, ...late },
    turns: { ...turns, ...stale },
  };
  const command = { merchantId, userId: 7, paxCount: null, skipGeneric: false, commandId: 'twice' };
  const [again] = await autoNext({ ...harness.deps, store }, command);
  expect(again?.ticket.id).toBe(ticket?.id);
  expect(await called(merchantId)).toHaveLength(1);
  expect(looks).toBeGreaterThan(2);
});

test('QUE-045 a command whose queue emptied meanwhile is sent to the next one', async () => {
  const { merchantId, testQueues } = await newPark([
    { ratio: 3, people: 0 },
    { ratio: 1, people: 1 },
  ]);
  const state = await harness.store.turns.read(merchantId);
  const [first, second] = testQueues;
  const taken = { commandId: 'gone', queueId: first?.queue.id ?? 0 };
  await harness.store.turns.take(merchantId, state, { queueId: taken.queueId, served: 1 }, taken);
  const { turns } = harness.store;
  const [ticket] = await callNextIn(merchantId);
  expect(ticket?.queueId).toBe(second?.queue.id);
  expect((await turns.read(merchantId)).queueId).toBe(second?.queue.id);
});

test('QUE-045 with a number of people it calls turn after turn until so many are called', async () => {
  const { merchantId, testQueues } = await newPark([
    { ratio: 2, people: 4, paxCount: 2 },
    { ratio: 1, people: 4, paxCount: 3 },
  ]);
  const group = await callNextIn(merchantId, { paxCount: 8 });
  expect(group.map(({ queueId, paxCount }) => [queueId, paxCount])).toEqual([
    [testQueues[0]?.queue.id, 2],
    [testQueues[0]?.queue.id, 2],
    [testQueues[1]?.queue.id, 3],
    [testQueues[0]?.queue.id, 2],
  ]);
  const all = await callNextIn(merchantId, { paxCount: 1_000 });
  expect(all).toHaveLength(4);
});

test('MER-023 queues for any pass are skipped when that is configured', async () => {
  const { merchantId, testQueues } = await newPark([
    { ratio: 1, people: 1 },
    { ratio: 1, people: 1 },
  ]);
  const generic = testQueues[0]?.queue;
  if (generic) await harness.store.queues.put({ ...generic, passMode: 'generic' });
  const [ticket] = await callNextIn(merchantId, { skipGeneric: true });
  expect(ticket?.queueId).toBe(testQueues[1]?.queue.id);
  expect(await codeOf(callNextIn(merchantId, { skipGeneric: true }))).toBe('no_tickets_in_queues');
  const strict = { ...harness.deps, settings: { ...harness.deps.settings, skipForGeneric: false } };
  const command = { merchantId, userId: 7, paxCount: null, skipGeneric: true, commandId: null };
  expect(await codeOf(autoNext(strict, command))).toBe('skip_not_allowed');
});

test('QUE-045 S-04 merchant_closed after the last slot, and when every queue is closed; too early before the first', async () => {
  const closed = await newPark([{ ratio: 1, people: 1 }]);
  const [queueRef] = closed.testQueues;
  if (!queueRef) throw new Error('no queueRef');
  const { merchant, queue, counter } = queueRef;
  const ids = { merchantId: merchant.id, queueId: queue.id, counterId: counter.id };
  await changeCounter(harness.deps, { ...ids, change: { closed: true } });
  // S-04: the person who waits is still called.
  expect(await codeOf(callNextIn(closed.merchantId))).toBeNull();
  expect(await codeOf(callNextIn(closed.merchantId))).toBe('merchant_closed');
  const over = await newPark([{ ratio: 1, people: 0 }], { openings: everyDay('08:00', '10:00') });
  expect(await codeOf(callNextIn(over.merchantId))).toBe('merchant_closed');
  const later = await newPark([{ ratio: 1, people: 0 }], { openings: everyDay('11:06', '20:00') });
  expect(await codeOf(callNextIn(later.merchantId))).toBe('too_early');
  const none = await harness.addQueue();
  expect(await codeOf(callNextIn(none.merchant.id))).toBe('no_tickets_in_queues');
});
