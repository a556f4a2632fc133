import { automaticCallsOf } from '../../../test/automatic-queues.ts';
import { everyDay, NOW } from '../../../test/factories.ts';
import { codeOf } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => {
  harness.clock.now = NOW;
});
afterAll(() => harness.close());

const { newPark, callNextIn, called } = automaticCallsOf(() => harness);

test('QUE-045 QUE-049 many commands at once, in three processes, call everybody once, and no turn twice', async () => {
  const { merchantId, testQueues } = await newPark([
    { ratio: 2, people: 16 },
    { ratio: 1, people: 8 },
  ]);
  const processes = [harness.deps, await harness.secondDeps(), await harness.secondDeps()];
  const calls = range(1, 24).map((turn) => callNextIn(merchantId, {}, processes[turn % 3]));
  const tickets = (await Promise.all(calls)).flat();
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(24);
  const state = await harness.store.turns.read(merchantId);
  expect(state.version).toBe(24);
  for (const { counter } of testQueues) {
    const numbers = tickets
      .filter(({ counterId }) => counterId === counter.id)
      .map(({ number }) => number)
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(range(1, numbers.length));
  }
});

test('QUE-045 commands of one process take their turns one after the other, so that none competes', async () => {
  const { merchantId } = await newPark([
    { ratio: 2, people: 20 },
    { ratio: 1, people: 20 },
  ]);
  const { turns } = harness.store;
  const taken: boolean[] = [];
  const take: typeof turns.take = async (...args) => {
    const isTaken = await turns.take(...args);
    taken.push(isTaken);
    return isTaken;
  };
  const deps = { ...harness.deps, store: { ...harness.store, turns: { ...turns, take } } };
  await Promise.all(range(1, 24).map(() => callNextIn(merchantId, {}, deps)));
  expect(taken).toEqual(range(1, 24).map(() => true));
});

test('QUE-045 one command is one ticket, however often it is sent and at once', async () => {
  const { merchantId } = await newPark([
    { ratio: 1, people: 5 },
    { ratio: 1, people: 5 },
  ]);
  const tickets = (
    await Promise.all(range(1, 8).map(() => callNextIn(merchantId, { commandId: 'a' })))
  ).flat();
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(1);
  expect(await called(merchantId)).toHaveLength(1);
  expect((await harness.store.turns.read(merchantId)).version).toBe(1);
});

const DAY = { openings: everyDay('09:00', '20:00') };
/** Half past eight in the evening of the merchant. */
const AFTER_HOURS = new Date('2026-11-21T19:30:00Z');
/** Half past midnight: another day, before its first slot. */
const NEXT_DAY = new Date('2026-11-21T23:30:00Z');

test('QUE-045 S-15 S-04 after the last slot a group names everybody it called, and the same again', async () => {
  const { merchantId } = await newPark([{ ratio: 1, people: 2 }], DAY);
  harness.clock.now = AFTER_HOURS;
  const command = { paxCount: 10, commandId: 'late' };
  const group = await callNextIn(merchantId, command);
  expect(group.map(({ number }) => number)).toEqual([1, 2]);
  expect(await callNextIn(merchantId, command)).toEqual(group);
  expect(await codeOf(callNextIn(merchantId, { paxCount: 10 }))).toBe('merchant_closed');
});

test('QUE-045 S-15 a group that the end of the day interrupts names whom it called', async () => {
  const { merchantId } = await newPark([{ ratio: 1, people: 3 }], DAY);
  const { calls } = harness.store;
  const call: typeof calls.call = async (...args) => {
    const result = await calls.call(...args);
    harness.clock.now = NEXT_DAY;
    return result;
  };
  const deps = { ...harness.deps, store: { ...harness.store, calls: { ...calls, call } } };
  const command = { paxCount: 3, commandId: 'midnight' };
  const group = await callNextIn(merchantId, command, deps);
  expect(group.map(({ number }) => number)).toEqual([1]);
  expect(await callNextIn(merchantId, command)).toEqual(group);
  expect(await called(merchantId)).toHaveLength(1);
});

test('QUE-045 S-04 MER-023 after the last slot it is not closed for who waits and was passed over', async () => {
  const { merchantId, testQueues } = await newPark([{ ratio: 1, people: 1 }], DAY);
  const generic = testQueues[0]?.queue;
  if (generic) await harness.store.queues.put({ ...generic, passMode: 'generic' });
  harness.clock.now = AFTER_HOURS;
  expect(await codeOf(callNextIn(merchantId, { skipGeneric: true }))).toBe('no_tickets_in_queues');
  expect(await callNextIn(merchantId)).toHaveLength(1);
  expect(await codeOf(callNextIn(merchantId, { skipGeneric: true }))).toBe('merchant_closed');
});
