import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { NOW } from '../../../test/factories.ts';
import { subscribersOf } from '../../../test/notices/subscribers.ts';
import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { erasePerson, readPerson } from '../../people/actions/personal-data.ts';

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
const { change, deliver, look, pass, queueWith, subscriber } = subscribersOf(() => harness);

test('G-60 who ended the messages is never sent one, also not one that waits in the outbox', async () => {
  const testQueue = await queueWith(0);
  const { ask, messages, userId } = await subscriber(testQueue);
  await callNextIn(testQueue);
  await look();
  expect((await readPerson(harness.deps, userId)).messages).toEqual([
    { kind: 'notice-push', merchantId: testQueue.merchant.id },
  ]);
  await ask({ push: null });
  await deliver();
  expect(messages()).toEqual([]);
  expect((await readPerson(harness.deps, userId)).ticketNotices).toEqual([]);
});

test('G-60 a ticket that went to somebody else, and an erased person, are told nothing', async () => {
  const testQueue = await queueWith(0);
  const given = await subscriber(testQueue);
  const { counterId, number } = given.ticket;
  await harness.db
    .collection('tickets')
    .updateOne({ counterId, number }, { $set: { userId: newUser() } });
  const erased = await subscriber(testQueue);
  expect((await readPerson(harness.deps, erased.userId)).ticketNotices).toMatchObject([
    { pushService: 'https://push.example', byEmail: false },
  ]);
  await erasePerson(harness.deps, erased.userId);
  await change(testQueue, { closed: true });
  expect(await given.kinds()).toEqual([]);
  expect(await erased.kinds()).toEqual([]);
  const stored = harness.db.collection('ticketNotices');
  expect(await stored.countDocuments({ counterId })).toBe(0);
});

test.each([404, 410])(
  'a browser that is gone (%d) is forgotten, and not tried again',
  async (gone) => {
    const testQueue = await queueWith(0);
    const { kinds, endpoint } = await subscriber(testQueue);
    harness.outbound.pushStatus = gone;
    await change(testQueue, { paused: true });
    await deliver();
    harness.outbound.pushStatus = 201;
    await change(testQueue, { paused: false });
    expect(await kinds()).toEqual(['paused']);
    const stored = harness.db.collection('ticketNotices');
    expect(await stored.countDocuments({ 'push.endpoint': endpoint })).toBe(0);
  },
);

test('S-21 a message of a call that comes late, after the call was taken back, is not sent', async () => {
  const testQueue = await queueWith(0);
  const { kinds, ticket } = await subscriber(testQueue);
  harness.outbound.pushStatus = 503;
  await callNextIn(testQueue);
  await deliver();
  const { command } = calledTicketsOf(() => harness);
  await command(testQueue, ticket.number, 'take-back');
  harness.outbound.pushStatus = 201;
  pass(60);
  expect((await kinds()).slice(1)).not.toContain('called');
});

test('QUE-046 a push service that is down gets the message later, and an old one not at all', async () => {
  const testQueue = await queueWith(0);
  const { messages } = await subscriber(testQueue);
  harness.outbound.pushStatus = 503;
  await change(testQueue, { paused: true });
  await deliver();
  const failed = messages().length;
  harness.outbound.pushStatus = 201;
  pass(2);
  await deliver();
  expect(messages()).toHaveLength(failed + 1);
  harness.outbound.pushStatus = 503;
  await callNextIn(testQueue);
  await deliver();
  harness.outbound.pushStatus = 201;
  const sent = messages().length;
  pass(1_000);
  await deliver();
  expect(messages()).toHaveLength(sent);
});

test('G-47 a process that dies after the decision, or with a message in hand, leaves it to the next one', async () => {
  const testQueue = await queueWith(0);
  const { kinds } = await subscriber(testQueue);
  await change(testQueue, { paused: true });
  const { outbox } = harness.store;
  const put = async () => Promise.reject(new Error('killed'));
  const dead = { ...harness.deps, store: { ...harness.store, outbox: { ...outbox, put } } };
  await expect(look(dead)).rejects.toThrow('killed');
  pass(61);
  await look();
  expect(await outbox.claim(['notice-push'], 30_000)).not.toBeNull();
  expect(await kinds()).toEqual([]);
  pass(31);
  expect(await kinds()).toEqual(['paused']);
  pass(61);
  expect(await kinds()).toEqual(['paused']);
});

test('G-47 two processes that look at once tell each person once', async () => {
  const testQueue = await queueWith(0);
  const people = [await subscriber(testQueue), await subscriber(testQueue)];
  await change(testQueue, { paused: true });
  const second = await harness.secondDeps();
  await Promise.all([look(), look(second)]);
  for (const { kinds } of people) expect(await kinds()).toEqual(['paused']);
});

test('an account with a confirmed address is mailed, in its language; the address stays with identity', async () => {
  const testQueue = await queueWith(0);
  const { userId, ask, kinds } = await subscriber(testQueue);
  harness.accounts.set(userId, { emailVerified: false });
  await expect(ask({ byEmail: true })).rejects.toMatchObject({ code: 'email_not_verified' });
  harness.accounts.set(userId, {});
  await ask({ byEmail: true, push: null }, 'it');
  await callNextIn(testQueue);
  expect(await kinds()).toEqual([]);
  expect(harness.accounts.mails.at(-1)).toMatchObject({
    template: 'ticket-notice',
    to: `person-${userId}@example.com`,
    locale: 'it',
    values: { title: 'È il tuo turno', merchant: testQueue.merchant.name },
  });
  const stored = await harness.db.collection('ticketNotices').find({ userId }).toArray();
  expect(JSON.stringify(stored)).not.toContain('@');
});
