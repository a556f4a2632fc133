import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliverNext } from '@turno/kit';
import { buildCallCommand } from '../../../test/factories.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { startOutbox } from '../../jobs/outbox-worker.ts';
import { createOutsidePost } from '../../webhooks/clients/outside-post.ts';
import { createNextWebhook } from '../clients/next-webhook.ts';
import { deliveryOf } from './deliver.ts';

jest.setTimeout(180_000);

let harness: TestHarness;
const servers: Server[] = [];

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await harness.close();
});

const { callNextIn, queueWith } = staffOf(() => harness);
const deliverAll = async (deps = harness.deps) => {
  while (
    await deliverNext(
      deliveryOf(deps, () => 0.5),
      ['next-call'],
    )
  ) {
    // The next one.
  }
};
const setWebhook = ({ merchant }: TestQueue, isOn: boolean) =>
  harness.store.merchantFlags.setNextWebhook(merchant.id, isOn, 'de');

/** A receiver that answers with these, one after the other, and then with 200; `null` is no answer at all. */
async function depsWith(answers: (number | null)[]) {
  const received: { id: string }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push(JSON.parse(text));
    const status = answers.length > 0 ? answers.shift() : 200;
    if (typeof status === 'number') response.writeHead(status).end();
  });
  servers.push(server);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const sendNextCall = createNextWebhook({
    url,
    secret: 'sixteen or more signs',
    post: createOutsidePost({ allowPrivate: true }),
  });
  return {
    received,
    deps: { ...harness.deps, outside: { ...harness.deps.outside, sendNextCall } },
  };
}

test('QUE-047 G-48 every call is sent while the webhook is on, and none before or after', async () => {
  const testQueue = await queueWith(4);
  await callNextIn(testQueue);
  await setWebhook(testQueue, true);
  await callNextIn(testQueue);
  await callNextIn(testQueue);
  await deliverAll();
  await setWebhook(testQueue, false);
  await callNextIn(testQueue);
  await deliverAll();
  const { merchant, queue } = testQueue;
  const sent = harness.outbound.calls.filter(
    (call) => 'queueId' in call && call.queueId === queue.id,
  );
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({
    merchantId: merchant.id,
    queueId: queue.id,
    counter: 2,
    ticketValue: '2',
    calledAt: harness.clock.now.toISOString(),
  });
});

test('QUE-047 what the receiver did not take comes again later with the same id', async () => {
  const { received, deps } = await depsWith([500, 503]);
  const testQueue = await queueWith(1);
  await setWebhook(testQueue, true);
  await callNextIn(testQueue);
  const before = harness.clock.now;
  await deliverAll(deps);
  await deliverAll(deps);
  expect(received).toHaveLength(1);
  for (const _ of range(1, 4)) {
    harness.clock.now = new Date(harness.clock.now.getTime() + 20_000);
    await deliverAll(deps);
  }
  harness.clock.now = before;
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
});

test('QUE-047 the webhook is switched off after twenty undelivered calls', async () => {
  const assertAllowed = async () => Promise.reject(new Error('refused'));
  const deps = {
    ...harness.deps,
    outside: { ...harness.deps.outside, sendNextCall: assertAllowed },
  };
  const testQueue = await queueWith(21);
  await setWebhook(testQueue, true);
  for (const _ of range(1, 20)) await callNextIn(testQueue);
  const before = harness.clock.now;
  for (const _ of range(1, 10)) {
    await deliverAll(deps);
    harness.clock.now = new Date(harness.clock.now.getTime() + 700_000);
  }
  expect(await harness.store.merchantFlags.hasNextWebhook(testQueue.merchant.id)).toBe(false);
  const off = await harness.store.merchantFlags.findNextWebhooksOff(10);
  expect(off).toEqual([{ id: testQueue.merchant.id, at: expect.any(Date), locale: 'de' }]);
  const given = { state: 'abandoned', 'item.merchantId': testQueue.merchant.id };
  expect(await harness.db.collection('outbox').countDocuments(given)).toBe(20);
  harness.clock.now = new Date(before.getTime() + 9 * 86_400_000);
  await harness.store.outbox.removeAbandoned(7 * 86_400_000);
  expect(await harness.db.collection('outbox').countDocuments(given)).toBe(0);
  harness.clock.now = before;
});

test('QUE-047 a process that died after the call and before the note leaves the note to the sweeper', async () => {
  const testQueue = await queueWith(1);
  await setWebhook(testQueue, true);
  const { counter } = testQueue;
  await harness.store.calls.call(buildCallCommand({ counterId: counter.id, limit: 1 }));
  harness.outbound.calls.length = 0;
  await sweep(harness.deps);
  await deliverAll();
  expect(harness.outbound.calls).toHaveLength(1);
});

test('QUE-047 a process that died while telling leaves it to the next one', async () => {
  const testQueue = await queueWith(1);
  await setWebhook(testQueue, true);
  await callNextIn(testQueue);
  await harness.store.outbox.claim(['next-call'], 30_000);
  harness.outbound.calls.length = 0;
  await deliverAll();
  expect(harness.outbound.calls).toHaveLength(0);
  const before = harness.clock.now;
  harness.clock.now = new Date(before.getTime() + 31_000);
  await deliverAll();
  harness.clock.now = before;
  expect(harness.outbound.calls).toHaveLength(1);
});

test('QUE-047 commands end while the receiver of their calls has not answered', async () => {
  const { received, deps } = await depsWith(Array(100).fill(null));
  const testQueue = await queueWith(20);
  await setWebhook(testQueue, true);
  const worker = startOutbox({ deps, onError: () => undefined });
  for (const _ of range(1, 20)) await callNextIn(testQueue, {}, deps);
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  // Every command has ended, and no call was delivered: the receiver answers none.
  expect(await harness.db.collection('outbox').countDocuments({ kind: 'next-call' })).toBe(20);
  for (const server of servers) server.closeAllConnections();
  await worker.stop();
});
