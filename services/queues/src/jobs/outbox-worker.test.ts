import { openTestHarness, range, type TestHarness } from '../../test/test-harness.ts';
import { startOutbox } from './outbox-worker.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const note = (number: number) => ({
  id: `note.${number}`,
  kind: 'notice' as const,
  ...{ merchantId: 1, queueId: 2, userId: 3, counterId: 4, number, paused: true },
});
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('QUE-046 G-47 two processes deliver every message once, and stop on request', async () => {
  await harness.store.outbox.put(range(1, 60).map(note));
  const parts = { onError: (error: unknown) => harness.outbound.failures.push(error) };
  const workers = [
    startOutbox({ deps: harness.deps, ...parts }),
    startOutbox({ deps: await harness.secondDeps(), ...parts }),
  ];
  await until(() => harness.outbound.notices.length >= 60);
  await Promise.all(workers.map((worker) => worker.stop()));
  const ids = harness.outbound.notices.map((notice) => 'id' in notice && notice.id);
  expect(new Set(ids).size).toBe(60);
  expect(ids).toHaveLength(60);
  expect(await harness.db.collection('outbox').countDocuments({})).toBe(0);
  await harness.store.outbox.put([note(61)]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(harness.outbound.notices).toHaveLength(60);
  expect(harness.outbound.failures).toEqual([]);
});

test('QUE-046 notices go on while the receiver of calls does not answer', async () => {
  const stuck: (() => void)[] = [];
  const sendNextCall = () => new Promise<void>((resolve) => stuck.push(resolve));
  const deps = { ...harness.deps, outside: { ...harness.deps.outside, sendNextCall } };
  const { merchant, queue } = await harness.addQueue();
  await harness.store.merchantFlags.setNextWebhook(merchant.id, true, 'it');
  const call = { merchantId: merchant.id, queueId: queue.id, number: 1, at: harness.clock.now };
  await harness.store.outbox.put([{ id: 'call', kind: 'next-call', ...call }]);
  harness.outbound.notices.length = 0;
  const worker = startOutbox({ deps, onError: () => undefined });
  await until(() => stuck.length > 0);
  await harness.store.outbox.put(range(100, 110).map(note));
  await until(() => harness.outbound.notices.length >= 11);
  for (const answer of stuck) answer();
  await worker.stop();
});
