import { WEBHOOK_EVENTS } from '@turno/shared-types/webhooks';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { crashesOf } from '../../../test/crashes/crashes.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';
import { webhookReceiversOf } from '../../../test/webhook-receivers.ts';
import { commandTicket } from '../../called-tickets/actions/command-ticket.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';
import type { Deps } from '../../deps.ts';
import { checkInTicket } from '../../entrance/actions/check-in-ticket.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { collectEvents } from './collect-events.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
beforeEach(() => {
  harness.outbound.webhooks.length = 0;
  harness.outbound.status = 200;
});
afterAll(() => harness.close());
const { callNextIn } = staffOf(() => harness);
const { besides, move } = calledTicketsOf(() => harness);
const { doomed } = crashesOf(() => harness);
const { withWebhook, deliver, receivedBy, typesOf } = webhookReceiversOf(() => harness);

const change = (testQueue: TestQueue, wanted: { closed: boolean } | { paused: boolean }) =>
  changeCounter(harness.deps, { ...idsOf(testQueue), change: wanted });

test('every event of a day reaches the webhook once, signed and without personal data', async () => {
  const { testQueue, url } = await withWebhook();
  const ticket = await join(harness.deps, testQueue, newUser(), { paxCount: 2 });
  await callNextIn(testQueue);
  await commandTicket(harness.deps, {
    ...idsOf(testQueue),
    number: 1,
    commandId: null,
    kind: 'take-back',
  });
  await callNextIn(testQueue);
  for (const kind of ['put-back', 'not-come', 'call-again'] as const) {
    await commandTicket(harness.deps, { ...idsOf(testQueue), number: 1, kind, commandId: null });
    if (kind === 'put-back') await callNextIn(testQueue);
  }
  const scan = { merchantId: testQueue.merchant.id, token: ticket.code, nonce: 'one' };
  await checkInTicket(harness.deps, scan);
  await checkInTicket(harness.deps, scan);
  await change(testQueue, { paused: true });
  await change(testQueue, { paused: true });
  await change(testQueue, { paused: false });
  await change(testQueue, { closed: true });
  await change(testQueue, { closed: false });
  await join(harness.deps, testQueue, newUser());
  const to = await besides(testQueue);
  await move(testQueue, 2, to);
  await deliver();
  await deliver();
  // Nobody joins the queue that a ticket is moved to.
  const again = ['ticket.joined', 'ticket.called', 'ticket.called'];
  expect(typesOf(url).toSorted()).toEqual([...WEBHOOK_EVENTS, ...again].toSorted());
  expect(receivedBy(url).find(({ type }) => type === 'ticket.moved')).toMatchObject({
    data: { counter: 2, movedTo: { queueId: to.queue.id, counter: 1 } },
  });
  const called = receivedBy(url).find(({ type }) => type === 'ticket.called');
  expect(called).toEqual({
    // A call after one that was taken back is another one (S-21).
    id: expect.stringMatching(new RegExp(`^ticket\\.called\\.${ticket.id}\\.\\w+$`)),
    type: 'ticket.called',
    timestamp: harness.clock.now.toISOString(),
    data: {
      merchantId: testQueue.merchant.id,
      queueId: testQueue.queue.id,
      queueName: testQueue.queue.name,
      queueDailyCounterId: testQueue.counter.id,
      counter: 1,
      ticketValue: expect.stringMatching(/1$/),
      paxCount: 2,
      desk: null,
    },
  });
});

test('QUE-079 what is about a show names its date and time', async () => {
  const { testQueue, url } = await withWebhook(['ticket.joined', 'queue.closed'], EVENT);
  const { counterId } = await join(harness.deps, testQueue, newUser(), { time: '11:15' });
  await changeCounter(harness.deps, { ...idsOf(testQueue), counterId, change: { closed: true } });
  await deliver();
  const show = { queueDailyCounterId: counterId, date: '2026-11-21', time: '11:15' };
  expect(receivedBy(url)).toMatchObject([{ data: show }, { data: show }]);
});

test('only the events that a webhook wants are sent, and none without a webhook', async () => {
  const { testQueue, url } = await withWebhook(['ticket.called']);
  const plain = await harness.addQueue();
  for (const each of [testQueue, plain]) {
    await join(harness.deps, each, newUser());
    await callNextIn(each);
    await change(each, { paused: true });
  }
  const due = { eventsDue: { $exists: true } };
  const stored = await harness.db.collection('tickets').find(due).toArray();
  expect(stored.map(({ merchantId }) => merchantId)).toEqual([testQueue.merchant.id]);
  await deliver();
  expect(typesOf(url)).toEqual(['ticket.called']);
  expect(harness.outbound.webhooks).toHaveLength(1);
  expect(await harness.db.collection('tickets').countDocuments(due)).toBe(0);
  expect(await harness.db.collection('counters').countDocuments(due)).toBe(0);
});

test('QUE-049 a process that dies after the allocation loses no event', async () => {
  const { testQueue, url } = await withWebhook();
  const dying = await doomed('allocate');
  await expect(join(dying, testQueue, newUser())).rejects.toThrow('killed');
  await sweep(harness.deps);
  await deliver();
  expect(typesOf(url)).toEqual(['ticket.joined']);
});

test('a process that dies between outbox and flag sends the same event under the same id', async () => {
  const { testQueue, url } = await withWebhook();
  await join(harness.deps, testQueue, newUser());
  const { store } = harness.deps;
  const clearTicket = () => Promise.reject(new Error('killed'));
  const dueEvents = { ...store.dueEvents, clearTicket };
  const dying: Deps = { ...harness.deps, store: { ...store, dueEvents } };
  await expect(collectEvents(dying)).rejects.toThrow('killed');
  await deliver();
  const ids = receivedBy(url).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect(ids.length).toBeGreaterThan(0);
});
