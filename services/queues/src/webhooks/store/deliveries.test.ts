import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
}, 60_000);
afterAll(() => harness.close());

const MERCHANT = 71;
const START = Date.parse('2026-11-21T10:00:00Z');
const ATTEMPT = { at: new Date(START), durationMs: 80, status: 204, problem: null };

/** Records that an event of so many seconds after the start was sent. */
function record(webhookId: number, second: number, ticket = second): Promise<void> {
  const eventId = `ticket.called.${ticket}`;
  const item = {
    id: `webhook.${MERCHANT}.${webhookId}.${eventId}`,
    kind: 'webhook' as const,
    merchantId: MERCHANT,
    webhookId,
    eventId,
    event: 'ticket.called' as const,
    occurredAt: new Date(START + second * 1_000),
    body: '{}',
    since: new Date(START),
  };
  return harness.store.deliveries.record(item, ATTEMPT, 'delivered');
}
const pass = (ms: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + ms);
};
const secondsOf = async (webhookId: number, limit: number) =>
  (await harness.store.deliveries.findOf(MERCHANT, webhookId, limit)).map(({ occurredAt }) =>
    Math.round((occurredAt.getTime() - START) / 1_000),
  );

test('the newest message comes first, also where an older one was sent after it', async () => {
  for (const second of [5, 9, 2, 7]) {
    await record(1, second);
    pass(1_000);
  }
  expect(await secondsOf(1, 3)).toEqual([9, 7, 5]);
});

test('the oldest messages leave the log first, however late they were sent', async () => {
  const recordAll = (first: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => record(2, first + index)));
  await recordAll(1_000, 480);
  pass(1_000);
  await recordAll(1, 2);
  // The log is trimmed after fifty that are new.
  await recordAll(1_480, 100);
  const kept = await secondsOf(2, 1_000);
  expect([kept[0], kept.includes(1), kept.includes(2)]).toEqual([1_579, false, false]);
});

test('of messages of one moment no more leave the log than are beyond its limit', async () => {
  const tickets = Array.from({ length: 650 }, (_, index) => index);
  await Promise.all(tickets.map((ticket) => record(3, 60, ticket)));
  const kept = await harness.store.deliveries.findOf(MERCHANT, 3, 1_000);
  expect(kept.length).toBeGreaterThanOrEqual(500);
  expect(kept.length).toBeLessThan(550);
});

test('what was delivered stays so, although its message is given up after a crash', async () => {
  await record(4, 1);
  await harness.store.deliveries.abandon(`webhook.${MERCHANT}.4.ticket.called.1`);
  const found = await harness.store.deliveries.findOf(MERCHANT, 4, 1);
  expect(found).toMatchObject([{ state: 'delivered' }]);
});
