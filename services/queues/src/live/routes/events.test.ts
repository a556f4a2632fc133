import { type LiveMessage, liveMessageSchema, merchantEventsCall } from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { EVENT } from '../../../test/shows.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { removeTicket } from '../../line-up/actions/remove-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
let app: TestApp;
beforeAll(async () => {
  harness = await openTestHarness();
  app = await startTestApp(harness);
});
afterAll(async () => {
  await app.close();
  await harness.close();
});

/** Follows a merchant as a browser does. */
async function watch(merchantId: number) {
  const leaving = new AbortController();
  const path = merchantEventsCall.path.replace(':merchantId', String(merchantId));
  const response = await fetch(app.service.url + path, { signal: leaving.signal });
  const received: LiveMessage[] = [];
  const reading = (async () => {
    let text = '';
    for await (const part of response.body ?? []) {
      text += Buffer.from(part).toString();
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames.filter((each) => each.startsWith('data: '))) {
        received.push(liveMessageSchema.parse(JSON.parse(frame.slice(6))));
      }
    }
  })().catch(() => undefined);
  return {
    received,
    async until(count: number) {
      while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    async leave() {
      leaving.abort();
      await reading;
    },
  };
}

test('the first messages are the present state of every queue, then each change as it happens', async () => {
  const testQueue = await harness.addQueue();
  await join(harness.deps, testQueue, 1);
  const { received, until, leave } = await watch(testQueue.merchant.id);
  await until(1);
  expect(received).toMatchObject([
    {
      type: 'queue-changed',
      queueId: testQueue.queue.id,
      counter: { id: testQueue.counter.id, ticketsAhead: 1 },
    },
  ]);
  const { userId, counterId, number } = await join(harness.deps, testQueue, 2, { paxCount: 3 });
  await until(2);
  expect(received[1]).toMatchObject({
    counter: { ticketsAhead: 2, paxAhead: 4, nextAvailableTicket: 3 },
  });
  await removeTicket(harness.deps, { userId, counterId, number });
  await until(4);
  expect(
    received
      .slice(2)
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual(['queue-changed', 'ticket-changed']);
  await leave();
});

test('fifty watchers of a busy queue all end on the same, latest state', async () => {
  const testQueue = await harness.addQueue();
  const watchers = await Promise.all(
    Array.from({ length: 50 }, () => watch(testQueue.merchant.id)),
  );
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => join(harness.deps, testQueue, 100 + index)),
  );
  const last = (received: LiveMessage[]) => {
    const message = received.at(-1);
    return message?.type === 'queue-changed' ? message.counter.ticketsAhead : -1;
  };
  for (const { received } of watchers) {
    while (last(received) !== 20) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(watchers.map(({ leave }) => leave()));
});

test('a stream has no changes of other merchants', async () => {
  const [testQueue, other] = [await harness.addQueue(), await harness.addQueue()];
  const { received, until, leave } = await watch(testQueue.merchant.id);
  await until(1);
  await join(harness.deps, other, 1);
  await join(harness.deps, testQueue, 1);
  await until(2);
  expect(received.map((message) => 'queueId' in message && message.queueId)).toEqual([
    testQueue.queue.id,
    testQueue.queue.id,
  ]);
  await leave();
});

test('QUE-041 S-05 a watcher receives the new day at midnight, once, with who still waits, although others come first and a read fails', async () => {
  const testQueue = await harness.addQueue();
  await join(harness.deps, testQueue, 1);
  const { received, until, leave } = await watch(testQueue.merchant.id);
  await until(1);
  const evening = harness.clock.now;
  harness.clock.now = new Date('2026-11-21T23:00:00Z');
  const other = await watch(testQueue.merchant.id);
  await other.until(1);
  const away = new Error('away');
  jest.spyOn(harness.store.counters, 'ensureIds').mockRejectedValueOnce(away);
  await expect(app.live.turnDays()).rejects.toBe(away);
  await app.live.turnDays();
  await app.live.turnDays();
  await until(2);
  await other.leave();
  expect(received).toMatchObject([
    { counter: { date: '2026-11-21', ticketsAhead: 1 } },
    { counter: { date: '2026-11-22', ticketsAhead: 1, nextAvailableTicket: 1 } },
  ]);
  harness.clock.now = evening;
  await leave();
});

test('QUE-080 a watcher of an event is asked at midnight to fetch the shows of the new day', async () => {
  const testQueue = await harness.addQueue({
    queue: { ...EVENT, eventScheduleWeek: Array.from({ length: 7 }, () => ['18:00', '19:30']) },
  });
  const { received, until, leave } = await watch(testQueue.merchant.id);
  await until(2);
  const evening = harness.clock.now;
  harness.clock.now = new Date('2026-11-21T23:00:00Z');
  await app.live.turnDays();
  await until(5);
  expect(received.slice(2)).toMatchObject([
    { counter: { date: '2026-11-22', time: '18:00' } },
    { counter: { date: '2026-11-22', time: '19:30' } },
    { type: 'merchant-changed', merchantId: testQueue.merchant.id },
  ]);
  harness.clock.now = evening;
  await leave();
});

test('ERR-003 the end of a session reaches the pages that follow its tickets, and names nobody', async () => {
  const testQueue = await harness.addQueue();
  const other = await harness.addQueue();
  const { userId, counterId, number } = await join(harness.deps, testQueue, 1);
  const stranger = await watch(other.merchant.id);
  const { received, until, leave } = await watch(testQueue.merchant.id);
  await until(1);
  const sessionId = 'secret-of-the-session';
  await harness.deps.publish({ type: 'session-revoked', sessionId, userId });
  await until(2);
  expect(received[1]).toEqual({
    type: 'ticket-changed',
    queueId: testQueue.queue.id,
    queueDailyCounterId: counterId,
    counter: number,
  });
  expect(stranger.received).toHaveLength(1);
  await Promise.all([leave(), stranger.leave()]);
});

test('S-08 the end of a session reaches the dashboards of the merchants where the person works', async () => {
  const userId = 4_711;
  const own = await harness.addQueue({ merchant: { managerIds: [userId] } });
  const other = await harness.addQueue();
  const { id: merchantId } = own.merchant;
  const [dashboard, stranger] = [await watch(merchantId), await watch(other.merchant.id)];
  await dashboard.until(1);
  await harness.deps.publish({ type: 'session-revoked', sessionId: 'a-secret', userId });
  await dashboard.until(2);
  expect(dashboard.received[1]).toEqual({ type: 'merchant-changed', merchantId });
  expect(stranger.received).toHaveLength(1);
  await Promise.all([dashboard.leave(), stranger.leave()]);
});

test('an unknown merchant is a not-found error, not a stream', async () => {
  const { status, body } = await app.service.call(merchantEventsCall, {
    params: { merchantId: 999_999 },
  });
  expect([status, body.error_code]).toEqual([404, 'merchant_not_found']);
});
