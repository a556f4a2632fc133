import { openPushBrowser } from '@turno/kit/test';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { subscribersOf } from '../../../test/notices/subscribers.ts';
import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { transferTicket } from '../../line-up/index.ts';
import { changeNotices, readNotices } from '../../notices/actions/change-notices.ts';
import { takeGuestTickets } from './take-guest-tickets.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { besides, move } = calledTicketsOf(() => harness);
const { callNextIn } = staffOf(() => harness);
const { look, queueWith, subscriber, watch } = subscribersOf(() => harness);
const take = (guest: number, user: number) =>
  takeGuestTickets(harness.deps, guest, { userId: user });

test('S-16 CON-053 messages that a guest asked for, and the way to the place, go on for the account', async () => {
  const testQueue = await queueWith(0);
  const { userId: guest, ticket, kinds } = await subscriber(testQueue, { travelMinutes: 30 });
  const user = newUser();
  await take(guest, user);
  const { counterId, number } = ticket;
  const holding = { userId: user, counterId, number };
  const wanted = { hasPush: true, travelMinutes: 30 };
  expect(await readNotices(harness.deps, holding)).toMatchObject(wanted);
  await callNextIn(testQueue);
  expect((await kinds()).at(-1)).toBe('called');
  expect(await harness.store.ticketNotices.findOfPerson(guest)).toEqual([]);
});

test('S-16 the job that meets a ticket between the change of holder and the messages keeps them', async () => {
  const testQueue = await queueWith(0);
  const { userId: guest, ticket, kinds } = await subscriber(testQueue);
  const user = newUser();
  const { ticketNotices } = harness.store;
  const stopped = jest.spyOn(ticketNotices, 'findOfPerson');
  stopped.mockRejectedValueOnce(new Error('killed'));
  await expect(take(guest, user)).rejects.toThrow('killed');
  await look();
  const [handed] = await ticketNotices.findOfPerson(user);
  expect(handed).toMatchObject({ ticketId: ticket.id, push: expect.anything() });
  expect(await take(guest, user)).toEqual({ moved: 0, stayed: [] });
  await callNextIn(testQueue);
  expect((await kinds()).at(-1)).toBe('called');
});

test('S-16 messages about a ticket that stays with the guest are the guest’s', async () => {
  const testQueue = await queueWith(0);
  const user = newUser();
  await join(harness.deps, testQueue, user);
  const { userId: guest, kinds } = await subscriber(testQueue);
  expect((await take(guest, user)).stayed).toHaveLength(1);
  expect(await harness.store.ticketNotices.findOfPerson(user)).toEqual([]);
  const [kept] = await harness.store.ticketNotices.findOfPerson(guest);
  expect(kept).toMatchObject({ userId: guest });
  await callNextIn(testQueue);
  await callNextIn(testQueue);
  expect((await kinds()).at(-1)).toBe('called');
});

test('S-16 messages about a ticket that was given away end, and its new holder gets none of them', async () => {
  const testQueue = await queueWith(0);
  const { userId: guest, ticket, kinds } = await subscriber(testQueue);
  const friend = newUser();
  const { ticketNotices } = harness.store;
  const gift = { at: harness.clock.now };
  expect(await transferTicket(harness.deps, ticket, { to: friend, gift })).not.toBeNull();
  const before = await kinds();
  await look();
  for (const person of [guest, friend])
    expect(await ticketNotices.findOfPerson(person)).toEqual([]);
  await callNextIn(testQueue);
  expect(await kinds()).toEqual(before);
});

test('S-16 the job that read the messages before the sign-in and the ticket after it keeps them', async () => {
  const testQueue = await queueWith(0);
  const { userId: guest, kinds } = await subscriber(testQueue);
  const user = newUser();
  const { ticketNotices } = harness.store;
  const findDue = ticketNotices.findDue;
  jest.spyOn(ticketNotices, 'findDue').mockImplementationOnce(async (...args) => {
    const due = await findDue(...args);
    jest.spyOn(ticketNotices, 'findOfPerson').mockRejectedValueOnce(new Error('killed'));
    await expect(take(guest, user)).rejects.toThrow('killed');
    return due;
  });
  await look();
  await take(guest, user);
  await callNextIn(testQueue);
  expect((await kinds()).at(-1)).toBe('called');
});

test('S-16 S-21 messages about a ticket that was moved right before the sign-in go on for the account', async () => {
  const from = await queueWith(0);
  const { userId: guest, ticket, kinds } = await subscriber(from);
  const to = await besides(from);
  await move(from, ticket.number, to);
  await take(guest, newUser());
  expect((await kinds()).at(-1)).toBe('moved');
  watch(to.counter.id);
  await callNextIn(to);
  expect((await kinds()).at(-1)).toBe('called');
});

test('S-16 what the account itself has asked for meanwhile stays', async () => {
  const testQueue = await queueWith(0);
  const { userId: guest, ticket } = await subscriber(testQueue, { travelMinutes: 30 });
  const user = newUser();
  const { ticketNotices } = harness.store;
  jest.spyOn(ticketNotices, 'findOfPerson').mockRejectedValueOnce(new Error('killed'));
  await expect(take(guest, user)).rejects.toThrow('killed');
  const holding = { userId: user, counterId: ticket.counterId, number: ticket.number };
  const { subscription: push } = openPushBrowser('https://push.example/own');
  const change = { push, travelMinutes: 10 };
  await changeNotices(harness.deps, holding, { locale: 'it', change, sessionId: 'own' });
  await take(guest, user);
  expect(await readNotices(harness.deps, holding)).toMatchObject({ travelMinutes: 10 });
  expect(await ticketNotices.findOfPerson(guest)).toEqual([]);
});

test('S-16 a message that waits in the outbox while its person signs in is sent', async () => {
  const testQueue = await queueWith(0);
  const { userId: guest, kinds } = await subscriber(testQueue);
  await callNextIn(testQueue);
  await look();
  await take(guest, newUser());
  expect(await kinds()).toEqual(['called']);
});

test('S-16 a message that is sent between the change of holder and the hand-over of the messages is sent', async () => {
  const testQueue = await queueWith(0);
  const { userId: guest, kinds } = await subscriber(testQueue);
  await callNextIn(testQueue);
  await look();
  const user = newUser();
  jest
    .spyOn(harness.store.ticketNotices, 'findOfPerson')
    .mockRejectedValueOnce(new Error('killed'));
  await expect(take(guest, user)).rejects.toThrow('killed');
  jest.spyOn(harness.store.ticketNotices, 'findDue').mockResolvedValueOnce([]);
  expect(await kinds()).toEqual(['called']);
});
