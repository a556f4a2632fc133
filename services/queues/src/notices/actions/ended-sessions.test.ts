import { openPushBrowser } from '@turno/kit/test';
import { changeTicketNoticesCall } from '@turno/shared-types/notices';
import { startTestApp } from '../../../test/app.ts';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { sessionOf, subscribersOf } from '../../../test/notices/subscribers.ts';
import { newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { takeGuestTickets } from '../../people/actions/take-guest-tickets.ts';
import { changeNotices, readNotices } from './change-notices.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => harness.endedSessions.clear());
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);
const { besides, move } = calledTicketsOf(() => harness);
const { look, queueWith, subscriber, watch } = subscribersOf(() => harness);
const stored = () => harness.db.collection('ticketNotices');
const holdingOf = (
  userId: number,
  { counterId, number }: { counterId: number; number: number },
) => ({ userId, counterId, number });

test('IDN-028 a browser whose session ended elsewhere gets no message, also not one that waits in the outbox', async () => {
  const testQueue = await queueWith(0);
  const { userId, ticket, endpoint, kinds } = await subscriber(testQueue);
  await callNextIn(testQueue);
  await look();
  harness.endedSessions.add(sessionOf(userId));
  const settings = await readNotices(harness.deps, holdingOf(userId, ticket));
  expect(settings).toMatchObject({ hasPush: false, pushDigest: null });
  expect(await kinds()).toEqual([]);
  expect(await stored().countDocuments({ 'push.endpoint': endpoint })).toBe(0);
});

test('IDN-028 the other settings stay, without the browser of the ended session; another browser can ask anew', async () => {
  const testQueue = await queueWith(0);
  const first = await subscriber(testQueue, { byEmail: true });
  const { userId, ticket, endpoint, kinds } = first;
  harness.endedSessions.add(sessionOf(userId));
  const holding = holdingOf(userId, ticket);
  const change = (body: object) =>
    changeNotices(harness.deps, holding, { locale: 'de', change: body, sessionId: 'other' });
  await change({ travelMinutes: 20 });
  expect(await stored().countDocuments({ 'push.endpoint': endpoint })).toBe(0);
  const { subscription: push } = openPushBrowser('https://push.example/other');
  expect(await change({ push })).toMatchObject({ hasPush: true, byEmail: true, travelMinutes: 20 });
  await callNextIn(testQueue);
  expect(await kinds()).toEqual([]);
  const { pushes } = harness.outbound;
  expect(pushes.filter(({ url }) => url === push.endpoint)).toHaveLength(1);
});

test('S-16 IDN-028 messages of a guest end with the session of the account, not with the guest’s', async () => {
  const testQueue = await queueWith(0);
  const [kept, ended] = [await subscriber(testQueue), await subscriber(testQueue)];
  for (const { userId: guest } of [kept, ended]) {
    const account = { userId: newUser(), sessionId: `account-of-${guest}` };
    await takeGuestTickets(harness.deps, guest, account);
  }
  harness.endedSessions.add(sessionOf(kept.userId));
  harness.endedSessions.add(`account-of-${ended.userId}`);
  await callNextIn(testQueue);
  await callNextIn(testQueue);
  expect((await kept.kinds()).at(-1)).toBe('called');
  expect(await ended.kinds()).toEqual([]);
});

test('S-21 IDN-028 messages about a moved ticket end with the session too', async () => {
  const from = await queueWith(0);
  const { userId, ticket, kinds } = await subscriber(from);
  const to = await besides(from);
  await move(from, ticket.number, to);
  expect(await kinds()).toEqual(['moved']);
  harness.endedSessions.add(sessionOf(userId));
  watch(to.counter.id);
  await callNextIn(to);
  expect(await kinds()).toEqual(['moved']);
});

test('IDN-028 the session of a request is that of its token', async () => {
  const app = await startTestApp(harness);
  const { userId, ticket } = await subscriber(await queueWith(0));
  const { subscription: push } = openPushBrowser('https://push.example/token');
  const { token } = await app.as(userId);
  await app.service.call(
    changeTicketNoticesCall,
    {
      params: { userId, queueDailyCounterId: ticket.counterId, counter: ticket.number },
      body: { push },
    },
    { token },
  );
  const { sessionId } = await app.tokens.verifier.verify(token);
  const notices = await stored().findOne({ 'push.endpoint': push.endpoint });
  expect(notices).toMatchObject({ push: { sessionId } });
  await app.close();
});
