import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';
import { webhookReceiversOf } from '../../../test/webhook-receivers.ts';
import type { Deps } from '../../deps.ts';
import { checkInTicket } from '../../entrance/actions/check-in-ticket.ts';
import { applySideEffects } from '../../line-up/index.ts';
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
const { besides, command, move, newDesk, pass } = calledTicketsOf(() => harness);
const { withWebhook, deliver, receivedBy, typesOf } = webhookReceiversOf(() => harness);

const instant = () => harness.clock.now.toISOString();
const ofType = (url: string, wanted: string) =>
  receivedBy(url).filter(({ type }) => type === wanted);
const called = (url: string) => ofType(url, 'ticket.called');
const idsIn = (messages: readonly { id: string }[]) => new Set(messages.map(({ id }) => id));

async function callAt(testQueue: TestQueue, deskName: string): Promise<string> {
  const deskId = await newDesk(testQueue, deskName);
  await callNextIn(testQueue, { deskId });
  return instant();
}

/** The service as it is when something happens between the look at the events that are due and their clearing. */
function interrupted(happen: () => Promise<unknown>): Deps {
  const { store } = harness.deps;
  const clearTicket: typeof store.dueEvents.clearTicket = async (...args) => {
    await happen();
    await store.dueEvents.clearTicket(...args);
  };
  return { ...harness.deps, store: { ...store, dueEvents: { ...store.dueEvents, clearTicket } } };
}

test('S-21 a call that is taken back before it is collected tells of its desk and its instant', async () => {
  const { testQueue, url } = await withWebhook();
  const ticket = await join(harness.deps, testQueue, newUser());
  pass(60_000);
  const at = await callAt(testQueue, 'Sportello 1');
  pass(500);
  await command(testQueue, 1, 'take-back');
  await deliver();
  expect(called(url)).toMatchObject([{ timestamp: at, data: { desk: 'Sportello 1' } }]);
  expect(called(url)[0]?.id).toMatch(new RegExp(`^ticket\\.called\\.${ticket.id}\\.\\w+$`));
});

test('S-21 a number that is called twice within a second is told of twice, in the order it happened', async () => {
  const { testQueue, url } = await withWebhook();
  await join(harness.deps, testQueue, newUser());
  const first = await callAt(testQueue, 'Sportello 1');
  pass(200);
  await command(testQueue, 1, 'take-back');
  pass(200);
  const second = await callAt(testQueue, 'Sportello 2');
  await deliver();
  expect(typesOf(url)).toEqual([
    'ticket.joined',
    'ticket.called',
    'ticket.taken_back',
    'ticket.called',
  ]);
  expect(called(url)).toMatchObject([
    { timestamp: first, data: { desk: 'Sportello 1' } },
    { timestamp: second, data: { desk: 'Sportello 2' } },
  ]);
  expect(idsIn(receivedBy(url)).size).toBe(4);
});

test('S-21 two calls at the same instant are told of under two ids', async () => {
  const { testQueue, url } = await withWebhook(['ticket.called']);
  await join(harness.deps, testQueue, newUser());
  await callNextIn(testQueue);
  await command(testQueue, 1, 'put-back');
  await callNextIn(testQueue);
  await deliver();
  expect(called(url)).toHaveLength(2);
  expect(idsIn(called(url)).size).toBe(2);
});

test('S-21 a ticket that is kept aside and called again at once tells when it was kept aside', async () => {
  const { testQueue, url } = await withWebhook(['ticket.not_come', 'ticket.called_again']);
  await join(harness.deps, testQueue, newUser());
  await callNextIn(testQueue);
  const told: object[] = [];
  for (const desk of ['Sportello 1', 'Sportello 2']) {
    pass(100);
    await command(testQueue, 1, 'not-come');
    told.push({ type: 'ticket.not_come', timestamp: instant() });
    pass(100);
    await command(testQueue, 1, 'call-again', { deskId: await newDesk(testQueue, desk) });
    told.push({ type: 'ticket.called_again', timestamp: instant(), data: { desk } });
  }
  await deliver();
  expect(receivedBy(url)).toMatchObject(told);
  expect(idsIn(receivedBy(url)).size).toBe(4);
});

test('S-21 the move of a called ticket changes nothing about the message of its call', async () => {
  const { testQueue, url } = await withWebhook(['ticket.called', 'ticket.moved']);
  await join(harness.deps, testQueue, newUser());
  await callAt(testQueue, 'Sportello 1');
  await move(testQueue, 1, await besides(testQueue));
  await deliver();
  expect(typesOf(url)).toEqual(['ticket.called', 'ticket.moved']);
  expect(called(url)[0]?.data).toMatchObject({ desk: 'Sportello 1' });
  expect(called(url)[0]?.data).not.toHaveProperty('movedTo');
});

test('S-21 an event that happens again before it is cleared is told of again', async () => {
  const { testQueue, url } = await withWebhook(['ticket.called']);
  await join(harness.deps, testQueue, newUser());
  await callNextIn(testQueue);
  const deps = interrupted(async () => {
    await command(testQueue, 1, 'take-back');
    await callNextIn(testQueue);
  });
  await collectEvents(deps);
  await deliver();
  expect(called(url)).toHaveLength(2);
  expect(idsIn(called(url)).size).toBe(2);
});

test('QUE-044 what follows from a call may be applied again after its event was sent', async () => {
  const { testQueue, url } = await withWebhook(['ticket.called']);
  const ticket = await join(harness.deps, testQueue, newUser());
  await callNextIn(testQueue);
  const found = await harness.store.tickets.findNumberNow(testQueue.counter.id, 1);
  if (!found) throw new Error('no ticket');
  await applySideEffects(harness.deps.store, found);
  await deliver();
  const flag = { $set: { sideEffectsDue: true } };
  await harness.db.collection<{ _id: string }>('tickets').updateOne({ _id: ticket.id }, flag);
  await applySideEffects((await harness.secondDeps()).store, found);
  await deliver();
  expect(called(url)).toHaveLength(1);
});

test('QUE-044 each ticket of a group is told of once, with the desk that called', async () => {
  const { testQueue, url } = await withWebhook(['ticket.called']);
  for (const _ of [1, 2]) await join(harness.deps, testQueue, newUser());
  const deskId = await newDesk(testQueue, 'Sportello 1');
  await callNextIn(testQueue, { deskId, paxCount: 2, idempotencyKey: 'group' });
  await callNextIn(testQueue, { deskId, paxCount: 2, idempotencyKey: 'group' });
  await deliver();
  const told = called(url).map(({ data }) => data);
  expect(told.toSorted((a, b) => a.counter - b.counter)).toMatchObject([
    { counter: 1, desk: 'Sportello 1' },
    { counter: 2, desk: 'Sportello 1' },
  ]);
});

test('PAS-034 a check-in after one that was undone is told of under an id of its own', async () => {
  const { testQueue, url } = await withWebhook(['ticket.checked_in']);
  const { code: token } = await join(harness.deps, testQueue, newUser());
  await callNextIn(testQueue);
  const scan = { merchantId: testQueue.merchant.id, token };
  await checkInTicket(harness.deps, { ...scan, nonce: 'one' });
  await deliver();
  const { now: at } = harness.clock;
  const undo = { number: 1, nonce: 'one', at, enteredSince: at };
  const reason = 'wrong_ticket' as const;
  await harness.store.tickets.undoEntry({ ...idsOf(testQueue), ...undo, reason });
  await checkInTicket(harness.deps, { ...scan, nonce: 'two' });
  await deliver();
  expect(idsIn(receivedBy(url)).size).toBe(2);
});
