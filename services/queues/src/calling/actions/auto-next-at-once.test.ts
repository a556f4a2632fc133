import { automaticCallsOf } from '../../../test/automatic-queues.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { newPark, callNextIn, called } = automaticCallsOf(() => harness);

test('QUE-045 QUE-049 many commands at once, in three processes, call everybody once, and no turn twice', async () => {
  const { merchantId, testQueues } = await newPark([
    { ratio: 2, people: 16 },
    { ratio: 1, people: 8 },
  ]);
  const processes = [harness.deps, await harness.secondDeps(), await harness.secondDeps()];
  const presses = range(1, 24).map((press) => callNextIn(merchantId, {}, processes[press % 3]));
  const tickets = (await Promise.all(presses)).flat();
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
