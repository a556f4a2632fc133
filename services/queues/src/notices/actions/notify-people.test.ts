import { ApiError } from '@turno/kit';
import { openPushBrowser } from '@turno/kit/test';
import { dayEnd } from '@turno/shared-types/rules';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { everyDay, NOW } from '../../../test/factories.ts';
import { subscribersOf } from '../../../test/notices/subscribers.ts';
import { idsOf } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { counterOf, join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { moveTicket } from '../../called-tickets/actions/move-ticket.ts';
import { sendAway } from '../../calling/actions/send-away.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { changeNotices, readNotices } from './change-notices.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => {
  harness.clock.now = NOW;
  harness.outbound.pushStatus = 201;
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);
const { besides } = calledTicketsOf(() => harness);
const { change, deliver, pass, queueWith, subscriber, watch } = subscribersOf(() => harness);

test('CON-053 a subscriber is told that the turn is near and that it came, each once, encrypted and signed', async () => {
  const testQueue = await queueWith(3);
  const { kinds, messages } = await subscriber(testQueue);
  expect(await kinds()).toEqual([]);
  await callNextIn(testQueue);
  expect(await kinds()).toEqual(['near']);
  for (const _ of [1, 2, 3]) await callNextIn(testQueue);
  expect(await kinds()).toEqual(['near', 'called']);
  pass(70);
  expect(await kinds()).toEqual(['near', 'called']);
  const path = `/reservation/${testQueue.merchant.id}/${testQueue.queue.id}`;
  expect(messages()[0]).toEqual({ kind: 'near', locale: 'de', path });
});

test('QUE-042 QUE-043 pause, early close and what follows them are told', async () => {
  const testQueue = await queueWith(5);
  const { kinds } = await subscriber(testQueue);
  for (const to of [{ paused: true }, { paused: false }, { closed: true }, { closed: false }]) {
    await change(testQueue, to);
    await deliver();
  }
  expect(await kinds()).toEqual(['paused', 'resumed', 'closed', 'reopened']);
});

test('QUE-046 of a pause that staff chose to tell nobody of, nobody is told', async () => {
  const testQueue = await queueWith(5);
  const { kinds } = await subscriber(testQueue);
  const { date } = testQueue.counter;
  const quiet = { act: 'pause', date, commandId: null } as const;
  await harness.store.counterStates.change(testQueue.counter.id, { ...quiet, isQuiet: true });
  expect(await kinds()).toEqual([]);
  await harness.store.counterStates.change(testQueue.counter.id, quiet);
  expect(await kinds()).toEqual(['paused']);
});

test('S-04 S-21 who is sent away or moved is told, and messages go on in the other queue', async () => {
  const away = await queueWith(1);
  const sent = await subscriber(away);
  await change(away, { closed: true });
  await sendAway(harness.deps, { ...idsOf(away), commandId: 'x' });
  expect(await sent.kinds()).toEqual(['ended']);
  const from = await queueWith(0);
  const moved = await subscriber(from);
  const to = await besides(from);
  const { number } = moved.ticket;
  const command = { ...idsOf(from), number, toQueueId: to.queue.id, commandId: null };
  await moveTicket(harness.deps, command);
  expect(await moved.kinds()).toEqual(['moved']);
  watch(to.counter.id);
  await callNextIn(to);
  expect(await moved.kinds()).toEqual(['moved', 'called']);
});

const shop = () => harness.addQueue({ merchant: { openings: everyDay('08:00', '20:00') } });

test('QUE-071 who still waits when the day ends is told once, whoever was called is not', async () => {
  const testQueue = await shop();
  const [called, waiting] = [await subscriber(testQueue), await subscriber(testQueue)];
  await callNextIn(testQueue);
  expect(await called.kinds()).toEqual(['called']);
  harness.clock.now = dayEnd(testQueue.merchant, testQueue.counter.date);
  await harness.store.ticketNotices.removeEnded(harness.clock.now);
  expect((await waiting.kinds()).at(-1)).toBe('ended');
  expect((await waiting.kinds()).filter((kind) => kind === 'ended')).toHaveLength(1);
  expect(await called.kinds()).toEqual(['called']);
});

test('QUE-071 the end of a day, at midnight, is told by push alone: no text or mail wakes anybody', async () => {
  const testQueue = await shop();
  const { kinds } = await subscriber(testQueue);
  const stored = harness.db.collection('ticketNotices');
  const all = { byEmail: true, byText: true };
  await stored.updateMany({ counterId: testQueue.counter.id }, { $set: all });
  harness.clock.now = dayEnd(testQueue.merchant, testQueue.counter.date);
  const put = jest.spyOn(harness.store.outbox, 'put');
  expect((await kinds()).at(-1)).toBe('ended');
  const items = put.mock.calls.flatMap(([each]) => each);
  put.mockRestore();
  expect(items.map(({ kind }) => kind)).toEqual(['notice-push']);
});

test('S-05 in a place that stays open, people are told their number of the new day, and messages go on', async () => {
  const pharmacy = await queueWith(0);
  const { kinds } = await subscriber(pharmacy);
  const { merchant, counter } = pharmacy;
  harness.clock.now = dayEnd(merchant, counter.date);
  const tomorrow = { ...pharmacy, counter: await counterOf(harness.deps, pharmacy) };
  expect(await kinds()).toEqual([]);
  await sweep(harness.deps);
  expect(await kinds()).toEqual(['moved']);
  pass(2 * 3_600);
  await harness.store.ticketNotices.removeEnded(harness.clock.now);
  watch(tomorrow.counter.id);
  await callNextIn(tomorrow);
  expect(await kinds()).toEqual(['moved', 'called']);
});

test('S-05 S-02 messages and the travel time outlast more than an hour after midnight without a number of the new day', async () => {
  const pharmacy = await queueWith(0);
  const { kinds, userId } = await subscriber(pharmacy, { travelMinutes: 30 });
  const before = (await kinds()).length;
  const { merchant, counter } = pharmacy;
  harness.clock.now = dayEnd(merchant, counter.date);
  const tomorrow = { ...pharmacy, counter: await counterOf(harness.deps, pharmacy) };
  const busy = jest.spyOn(harness.store.steps, 'allocate');
  busy.mockRejectedValue(new ApiError('service_unavailable'));
  pass(90 * 60);
  await sweep(harness.deps);
  expect(await kinds()).toHaveLength(before);
  busy.mockRestore();
  pass(10);
  await sweep(harness.deps);
  expect((await kinds()).slice(before)).toEqual(['moved']);
  watch(tomorrow.counter.id);
  await callNextIn(tomorrow);
  expect((await kinds()).at(-1)).toBe('called');
  const holding = { userId, counterId: tomorrow.counter.id, number: 1 };
  expect(await readNotices(harness.deps, holding)).toMatchObject({
    hasPush: true,
    travelMinutes: 30,
  });
});

test('S-05 S-21 who asked for messages about the new number already keeps what they asked for there', async () => {
  const pharmacy = await queueWith(0);
  const { kinds, userId } = await subscriber(pharmacy, { travelMinutes: 30 });
  await kinds();
  harness.clock.now = dayEnd(pharmacy.merchant, pharmacy.counter.date);
  const { number } = await join(harness.deps, pharmacy, userId);
  const { id: counterId } = await counterOf(harness.deps, pharmacy);
  const holding = { userId, counterId, number };
  const { subscription } = openPushBrowser('https://push.example/another');
  const change = { push: subscription, travelMinutes: 10 };
  await changeNotices(harness.deps, holding, { locale: 'it', change, sessionId: 'own' });
  await sweep(harness.deps);
  expect((await kinds()).at(-1)).toBe('moved');
  expect(await readNotices(harness.deps, holding)).toMatchObject({ travelMinutes: 10 });
});

test('S-02 whoever is far away is told once when to leave, and again only after a stop', async () => {
  const testQueue = await queueWith(2);
  const { kinds } = await subscriber(testQueue, { travelMinutes: 120 });
  expect((await kinds()).at(-1)).toMatch(/leave|hurry/);
  const before = (await kinds()).length;
  pass(30);
  expect(await kinds()).toHaveLength(before);
  await change(testQueue, { paused: true });
  pass(30);
  await deliver();
  await change(testQueue, { paused: false });
  pass(30);
  const after = (await kinds()).slice(before);
  expect(after.slice(0, 2)).toEqual(['paused', 'resumed']);
  pass(30);
  expect((await kinds()).at(-1)).toMatch(/leave|hurry/);
});
