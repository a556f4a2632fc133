import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { NOW } from '../../../test/factories.ts';
import { subscribersOf } from '../../../test/notices/subscribers.ts';
import { openTextProvider } from '../../../test/notices/text-provider.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness, type TestQueue } from '../../../test/test-harness.ts';
import { moveTicket } from '../../called-tickets/actions/move-ticket.ts';
import { lineUp } from '../../line-up/index.ts';
import { erasePerson, readPerson } from '../../people/actions/personal-data.ts';
import { startTexts } from './start-texts.ts';

jest.setTimeout(60_000);

const PHONE = '+39 06 5432 1777';
let harness: TestHarness;
let provider: Awaited<ReturnType<typeof openTextProvider>>;

beforeAll(async () => {
  harness = await openTestHarness();
  provider = await openTextProvider();
  harness.deps.texts = provider.texts;
});
beforeEach(() => {
  harness.clock.now = NOW;
  provider.received.length = 0;
  provider.answers.length = 0;
});
afterAll(async () => {
  provider.close();
  await harness.close();
});

const { callNextIn } = staffOf(() => harness);
const { besides } = calledTicketsOf(() => harness);
const { change, deliver, pass, queueWith, watch } = subscribersOf(() => harness);

type Customer = { phone?: string; key?: string; travelMinutes?: number };

/** Staff add a customer, as the route does. */
async function addCustomer(
  testQueue: TestQueue,
  { phone = PHONE, key = `${newUser()}`, travelMinutes }: Customer = {},
) {
  const loaded = await lineUp(harness.deps, {
    merchantId: testQueue.merchant.id,
    queueId: testQueue.queue.id,
    caller: { userId: 77, role: 'ROLE_MERCHANT' },
    isStaff: true,
    body: { displayName: 'Nadia', phone, byText: true },
    time: null,
    idempotencyKey: key,
  });
  await startTexts(harness.deps, loaded, { locale: 'en', travelMinutes });
  watch(testQueue.counter.id);
  return loaded.ticket;
}
const texts = async () => {
  await deliver();
  return provider.received.map(({ body }) => body.text);
};

test('QUE-052 a customer whom staff added is texted near, called, paused and closed, once each', async () => {
  const testQueue = await queueWith(4);
  await addCustomer(testQueue);
  expect(await texts()).toEqual([]);
  await callNextIn(testQueue);
  await callNextIn(testQueue);
  await deliver();
  await change(testQueue, { paused: true });
  await deliver();
  await change(testQueue, { paused: false });
  await deliver();
  for (const _ of [1, 2, 3]) await callNextIn(testQueue);
  const name = testQueue.merchant.name;
  expect(await texts()).toEqual([
    `${name}, 5: Your turn is near. There are at most two numbers before yours.`,
    `${name}, 5: The queue is paused. You keep your number.`,
    `${name}, 5: The queue has resumed. Numbers are being called again.`,
    `${name}, 5: It is your turn. Please come now.`,
  ]);
  pass(70);
  expect(await texts()).toHaveLength(4);
});

test('S-02 a customer who waits elsewhere is texted once when to leave', async () => {
  const testQueue = await queueWith(3);
  await addCustomer(testQueue, { travelMinutes: 120 });
  const [text] = await texts();
  // Nobody who is two hours away is promised to be there for the fourth turn.
  expect(text).toBe(
    `${testQueue.merchant.name}, 4: Please hurry. You may be called before you arrive.`,
  );
  pass(30);
  expect(await texts()).toEqual([text]);
});

test('S-04 an early close is texted, without a page to open', async () => {
  const testQueue = await queueWith(4);
  await addCustomer(testQueue);
  await change(testQueue, { closed: true });
  expect(await texts()).toEqual([`${testQueue.merchant.name}, 5: The queue was closed.`]);
});

test('S-21 a customer who is moved is texted the new number', async () => {
  const testQueue = await queueWith(0);
  const { number } = await addCustomer(testQueue);
  const to = await besides(testQueue);
  await moveTicket(harness.deps, {
    ...idsOf(testQueue),
    number,
    toQueueId: to.queue.id,
    commandId: null,
  });
  const [text] = await texts();
  expect(text).toMatch(/: You have a new number\./);
  watch(to.counter.id);
  await callNextIn(to);
  expect((await texts()).at(-1)).toMatch(/: It is your turn\./);
});

test('G-47 the provider is told who sends, to whom, and the same id at each attempt', async () => {
  const testQueue = await queueWith(0);
  await addCustomer(testQueue);
  provider.answers.push(503, 429);
  await callNextIn(testQueue);
  await deliver();
  for (const _ of [1, 2, 3]) {
    pass(20);
    await deliver();
  }
  expect(provider.received).toHaveLength(3);
  const [first] = provider.received;
  expect(first?.headers).toMatchObject({
    authorization: 'Bearer token of the tests',
    'content-type': 'application/json',
  });
  expect(first?.body).toMatchObject({ from: 'Turno', to: '+390654321777' });
  const ids = provider.received.map(({ headers, body }) => [
    headers['idempotency-key'],
    body.reference,
  ]);
  expect(new Set(ids.flat()).size).toBe(1);
});

test.each([400, 404, 410, 422])(
  'a number that the provider refuses (%d) is forgotten, and stays on the ticket for staff',
  async (refused) => {
    const testQueue = await queueWith(0);
    const { number, counterId } = await addCustomer(testQueue);
    provider.answers.push(refused);
    await change(testQueue, { paused: true });
    await deliver();
    await change(testQueue, { paused: false });
    expect(await texts()).toHaveLength(1);
    const stored = harness.db.collection('ticketNotices');
    expect(await stored.countDocuments({ counterId })).toBe(0);
    const ticket = await harness.store.tickets.findNumberNow(counterId, number);
    expect(ticket?.phone).toBe(PHONE);
  },
);

test('G-60 the telephone is on the ticket alone: not with the wish, in the outbox or in what is logged', async () => {
  const testQueue = await queueWith(0);
  const { userId } = await addCustomer(testQueue);
  provider.answers.push(500);
  await change(testQueue, { paused: true });
  await deliver();
  for (const name of ['ticketNotices', 'outbox', 'activities']) {
    const documents = await harness.db.collection(name).find().toArray();
    expect(JSON.stringify(documents)).not.toMatch(/5432 ?1777/);
  }
  const logged = harness.outbound.failures.map(String);
  expect(logged.at(-1)).toBe('Error: The provider of text messages answered 500.');
  const { ticketNotices, tickets } = await readPerson(harness.deps, userId);
  expect(ticketNotices).toMatchObject([{ byText: true, byEmail: false, pushService: null }]);
  expect(tickets).toMatchObject([{ phone: PHONE }]);
  await erasePerson(harness.deps, userId);
  pass(60);
  expect(await texts()).toHaveLength(1);
  expect((await readPerson(harness.deps, userId)).ticketNotices).toEqual([]);
});

test('QUE-052 a request that comes again asks once, and a number without its country is not texted', async () => {
  const testQueue = await queueWith(0);
  const [first, again] = [
    await addCustomer(testQueue, { key: 'same' }),
    await addCustomer(testQueue, { key: 'same' }),
  ];
  expect(again.id).toBe(first.id);
  await addCustomer(testQueue, { phone: '06 5432 1777' });
  await change(testQueue, { paused: true });
  expect(await texts()).toHaveLength(1);
});
