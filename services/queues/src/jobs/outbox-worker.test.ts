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
  kind: 'notice-push' as const,
  merchantId: 1,
  userId: 3,
  subscriptionId: 'x',
  about: 'paused' as const,
  at: harness.clock.now,
});
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A merchant whose calls are sent, and messages about its calls. */
async function callsOf() {
  const { merchant, queue } = await harness.addQueue();
  await harness.store.merchantFlags.setNextWebhook(merchant.id, true, 'it');
  const call = { merchantId: merchant.id, queueId: queue.id, at: harness.clock.now };
  return (number: number) => ({
    id: `call.${number}`,
    kind: 'next-call' as const,
    number,
    ...call,
  });
}

test('QUE-047 G-47 two processes deliver every message once, and stop on request', async () => {
  const call = await callsOf();
  await harness.store.outbox.put(range(1, 60).map(call));
  const parts = { onError: (error: unknown) => harness.outbound.failures.push(error) };
  const workers = [
    startOutbox({ deps: harness.deps, ...parts }),
    startOutbox({ deps: await harness.secondDeps(), ...parts }),
  ];
  await until(() => harness.outbound.calls.length >= 60);
  await Promise.all(workers.map((worker) => worker.stop()));
  const ids = harness.outbound.calls.map((sent) => 'id' in sent && sent.id);
  expect(new Set(ids).size).toBe(60);
  expect(ids).toHaveLength(60);
  expect(await harness.db.collection('outbox').countDocuments({})).toBe(0);
  await harness.store.outbox.put([call(61)]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(harness.outbound.calls).toHaveLength(60);
  expect(harness.outbound.failures).toEqual([]);
  await harness.store.outbox.remove('call.61');
});

test('QUE-046 messages to people go on while the receiver of calls does not answer', async () => {
  const stuck: (() => void)[] = [];
  const sendNextCall = () => new Promise<void>((resolve) => stuck.push(resolve));
  const deps = { ...harness.deps, outside: { ...harness.deps.outside, sendNextCall } };
  const call = await callsOf();
  await harness.store.outbox.put([call(1)]);
  const worker = startOutbox({ deps, onError: () => undefined });
  await until(() => stuck.length > 0);
  await harness.store.outbox.put(range(100, 110).map(note));
  const left = () => harness.db.collection('outbox').countDocuments({ kind: 'notice-push' });
  while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const answer of stuck) answer();
  await worker.stop();
});
