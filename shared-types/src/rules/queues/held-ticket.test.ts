import { buildCounter, buildTicket } from '../../../test-data/index.ts';
import { holderStatus, isHeld, isOutlived, withServed } from './held-ticket.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const AGO = '2026-11-21T09:59:00.000Z';
const { queueDailyCounter } = buildTicket();
const ended = { status: 'expired' as const };
const called = {
  queueDailyCounter: { ...queueDailyCounter, time: '21:00' },
  status: 'now' as const,
};
const served = (counter: number) => ({ queueDailyCounter: { ...queueDailyCounter, counter } });

test.each([
  { name: 'one that waits', change: {}, held: true },
  { name: 'one that is served', change: served(5), held: true },
  { name: 'one that was passed by', change: served(6), held: false },
  { name: 'one that was checked in', change: { checkedInAt: AGO }, held: false },
  { name: 'one whose code has expired', change: { expiresAt: AGO }, held: false },
  { name: 'one that was given back', change: { canceledAt: AGO }, held: false },
  { name: 'one of a show that has called it', change: called, held: true },
  {
    name: 'one of a show that was just checked in',
    change: { ...called, checkedInAt: AGO },
    held: false,
  },
  {
    name: 'one of a show that was just given back',
    change: { ...called, canceledAt: AGO },
    held: false,
  },
  {
    name: 'one that is served, whose own state is an older one',
    change: { ...served(5), ...ended, executedAt: AGO },
    held: true,
  },
  { name: 'QUE-071 one that waited until its day ended', change: ended, held: false },
])('QUE-072 a person holds $name: $held', ({ change, held }) => {
  expect(isHeld(buildTicket(change), NOW)).toBe(held);
});

test('QUE-069 the services decide whose turn it is at a show', () => {
  const show = { queueDailyCounter: { ...queueDailyCounter, time: '21:00', counter: 9 } };
  expect(holderStatus(buildTicket({ ...show, status: 'now' }))).toBe('now');
  expect(holderStatus(buildTicket(served(9)))).toBe('expired');
});

const today = { id: 60, queueId: 11, date: '2026-11-22' };
const show = { queueDailyCounter: { ...queueDailyCounter, time: '21:00' } };
test.each([
  { name: 'a later day of its queue', day: today, isSo: true },
  { name: 'its own day', day: { ...today, date: queueDailyCounter.date }, isSo: false },
  { name: 'a later day of another queue', day: { ...today, queueId: 12 }, isSo: false },
  { name: 'a later show', day: today, change: show, isSo: false },
  { name: 'a later day, and its end is known', day: today, change: ended, isSo: false },
])('QUE-071 $name outlives a waiting ticket: $isSo', ({ day, change = {}, isSo }) => {
  expect(isOutlived(buildTicket(change), buildCounter(day))).toBe(isSo);
});

const DESK = { id: 3, name: 'Cassa' };
const callAt = (calledAt: string, desk: typeof DESK | null = DESK) => ({
  ...today,
  latestCalls: [{ desk, first: 1, counter: 1, ticketValue: '1', paxCount: 1, calledAt }],
});
const [AT, LATER] = ['2026-11-21T22:59:00.000Z', '2026-11-21T23:01:00.000Z'];
test.each([
  { name: 'whose desk has called on', day: callAt(LATER), isSo: true },
  { name: 'whose desk has called nobody', day: today, isSo: false },
  { name: 'while another desk calls', day: callAt(LATER, null), isSo: false },
  { name: 'that was called again', day: callAt(AT), change: { calledAgainAt: LATER }, isSo: false },
  { name: 'that is kept aside', day: callAt(LATER), change: { asideAt: LATER }, isSo: false },
])('S-03 S-05 the next day outlives a ticket called before midnight $name: $isSo', (row) => {
  const { day, change = {}, isSo } = row;
  const called = { ...served(5), executedAt: AT, desk: DESK, ...change };
  expect(isOutlived(buildTicket(called), buildCounter(day))).toBe(isSo);
});

test('CON-043 tickets follow the day they are of', () => {
  const mine = buildTicket({ queueDailyCounterId: 2, peopleInQueue: 9 });
  const other = buildTicket({ queueDailyCounterId: 1 });
  const changed = { time: '21:00', counter: 4, paused: true, ticketsAhead: 2, paxAhead: 5 };
  const day = buildCounter({ id: 2, queueId: 11, ...changed });
  const [served, left] = withServed([mine, other], day);
  expect(served?.queueDailyCounter).toMatchObject({ counter: 4, paused: true });
  // S-19: people are counted, not numbers.
  expect(served?.peopleInQueue).toBe(5);
  expect(left).toBe(other);
});

test('S-03 S-05 the number called before midnight stays in a ticket of the new day until somebody is called there', () => {
  const own = { ...queueDailyCounter, counter: 0, latestCalls: [], currentTicket: null };
  const queueDailyCounterOf = { ...own, servedOfDayBefore: '57' };
  const ticket = buildTicket({ queueDailyCounterId: 2, queueDailyCounter: queueDailyCounterOf });
  const now = (change: object, of = ticket) =>
    withServed([of], buildCounter({ id: 2, ...change }))[0] ?? of;
  const called = {
    desk: null,
    first: 1,
    counter: 1,
    paxCount: 1,
    ticketValue: '1',
    calledAt: AGO,
  };
  const none = { counter: 0, currentTicket: null, latestCalls: [] };
  const [before, gone] = [{ servedOfDayBefore: '57' }, { servedOfDayBefore: null }];
  expect(now(none).queueDailyCounter).toMatchObject({ ...before, currentTicket: null });
  const since = now({ counter: 1, currentTicket: '1', latestCalls: [called] });
  expect(since.queueDailyCounter).toMatchObject({ ...gone, currentTicket: '1' });
  const withdrawn = now(none, since);
  expect(withdrawn.queueDailyCounter).toMatchObject({ ...gone, currentTicket: null });
});
