import { openPushBrowser } from '@turno/kit/test';
import { subscribersOf } from '../../../test/notices/subscribers.ts';
import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';
import { changeNotices } from '../../notices/actions/change-notices.ts';
import { takeGuestTickets } from './take-guest-tickets.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);
const { deliver, look, queueWith, subscriber, watch } = subscribersOf(() => harness);

/** Somebody with a ticket, who asks for messages when the test wants it. */
async function waiterIn(testQueue: TestQueue) {
  const userId = newUser();
  const { counterId, number } = await join(harness.deps, testQueue, userId);
  watch(counterId);
  const { subscription } = openPushBrowser(`https://push.example/waiter-${userId}`);
  const holding = { userId, counterId, number };
  const request = { locale: 'de' as const, change: { push: subscription }, sessionId: 'guest' };
  return {
    userId,
    ask: () => changeNotices(harness.deps, holding, request),
    async received(): Promise<number> {
      await deliver();
      const { pushes } = harness.outbound;
      return pushes.filter(({ url }) => url === subscription.endpoint).length;
    },
  };
}

test('S-16 two accounts that sign in at once with the token of one guest: the messages follow the ticket', async () => {
  const testQueue = await queueWith(0);
  const { userId: guest, kinds } = await subscriber(testQueue);
  const [winner, loser] = [newUser(), newUser()];
  const other = await harness.secondDeps();
  const first = harness.store.ticketTransfers;
  const second = other.store.ticketTransfers;
  const [findFirst, findSecond] = [first.findOf, second.findOf];
  const { promise: isDone, resolve: goOn } = Promise.withResolvers<void>();
  let late: Promise<unknown> = Promise.resolve();
  jest.spyOn(first, 'findOf').mockImplementationOnce(async (guestId) => {
    await new Promise<void>((resolve) => {
      jest.spyOn(second, 'findOf').mockImplementationOnce(async (id) => {
        resolve();
        await isDone;
        return findSecond(id);
      });
      late = takeGuestTickets(other, guest, { userId: loser });
    });
    return findFirst(guestId);
  });
  await takeGuestTickets(harness.deps, guest, { userId: winner });
  goOn();
  await late;
  const { ticketNotices } = harness.store;
  expect(await ticketNotices.findOfPerson(winner)).toHaveLength(1);
  expect(await ticketNotices.findOfPerson(loser)).toEqual([]);
  await callNextIn(testQueue);
  expect((await kinds()).at(-1)).toBe('called');
});

test('S-16 messages that a guest asks for while the tickets are being taken along follow them', async () => {
  const testQueue = await queueWith(0);
  const { userId: guest, ask, received } = await waiterIn(testQueue);
  const { ticketTransfers } = harness.store;
  const { findOf } = ticketTransfers;
  jest.spyOn(ticketTransfers, 'findOf').mockImplementationOnce(async (guestId) => {
    await ask();
    return findOf(guestId);
  });
  await takeGuestTickets(harness.deps, guest, { userId: newUser() });
  await callNextIn(testQueue);
  expect(await received()).toBe(1);
});

test('S-16 a request for messages that is stored only after the ticket was taken along follows it', async () => {
  const testQueue = await queueWith(0);
  const { userId: guest, ask, received } = await waiterIn(testQueue);
  const { ticketNotices } = harness.store;
  const { save } = ticketNotices;
  const [account, sessionId] = [newUser(), 'account'];
  jest.spyOn(ticketNotices, 'save').mockImplementationOnce(async (...args) => {
    await takeGuestTickets(harness.deps, guest, { userId: account, sessionId });
    return save(...args);
  });
  await ask();
  await look();
  const [followed] = await ticketNotices.findOfPerson(account);
  expect(followed).toMatchObject({ push: { sessionId } });
  await callNextIn(testQueue);
  expect(await received()).toBe(1);
});
