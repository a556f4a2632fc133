import { ticketStatus } from './ticket-status.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const TODAY = '2026-11-21';
const TICKET = {
  userId: 7,
  counter: 5,
  executedAt: null,
  canceledAt: null,
  checkedInAt: null,
  expiresAt: null,
  date: TODAY,
  goesOn: false,
};
const CALLED = { executedAt: AT };
const DESK = { id: 2, name: 'Counter 2' };
const callOf = (counter: number, { first = counter, desk = null as typeof DESK | null } = {}) => ({
  desk,
  first,
  counter,
  paxCount: 1,
  ticketValue: String(counter),
  calledAt: AT.toISOString(),
});
const served = (...latestCalls: ReturnType<typeof callOf>[]) => ({
  counter: Math.max(0, ...latestCalls.map(({ counter }) => counter)),
  latestCalls,
  today: TODAY,
  now: AT,
});

test.each([
  { name: 'waiting', change: {}, number: 4, status: 'waiting' },
  { name: 'served', change: CALLED, number: 5, status: 'now' },
  { name: 'called a moment after the number was read', change: CALLED, number: 4, status: 'now' },
  { name: 'overtaken', change: CALLED, number: 6, status: 'expired' },
  { name: 'removed', change: { canceledAt: AT }, number: 4, status: 'expired' },
  { name: 'waited at midnight', change: { date: '2026-11-20' }, number: 4, status: 'expired' },
  {
    name: 'X-22 called before midnight',
    change: { date: '2026-11-20', ...CALLED },
    number: 5,
    status: 'now',
  },
  {
    name: 'X-22 overtaken before midnight',
    change: { date: '2026-11-20', ...CALLED },
    number: 6,
    status: 'expired',
  },
  {
    name: 'X-22 a late show',
    change: { date: '2026-11-20', goesOn: true },
    number: 4,
    status: 'waiting',
  },
  {
    name: 'before yesterday, served or not',
    change: { date: '2026-11-19', goesOn: true, ...CALLED },
    number: 5,
    status: 'expired',
  },
])('QUE-069 QUE-071 QUE-072 $name: $status', ({ change, number, status }) => {
  expect(ticketStatus({ ...TICKET, ...change }, served(callOf(number)))).toBe(status);
});

test.each([
  { name: 'its group', change: {}, calls: [callOf(9, { first: 3 })], status: 'now' },
  { name: 'the group after it', change: {}, calls: [callOf(9, { first: 6 })], status: 'expired' },
  {
    name: 'its desk, and another desk calls on',
    change: { desk: DESK },
    calls: [callOf(9), callOf(5, { desk: DESK })],
    status: 'now',
  },
  {
    name: 'its desk, which calls on',
    change: { desk: DESK },
    calls: [callOf(9, { desk: DESK }), callOf(5)],
    status: 'expired',
  },
  {
    name: 'its call until it is checked in',
    change: { checkedInAt: AT },
    calls: [callOf(5)],
    status: 'expired',
  },
  {
    name: 'its call at the last instant of its time',
    change: { expiresAt: AT },
    calls: [callOf(5)],
    status: 'now',
  },
  {
    name: 'its call until its time is up',
    change: { expiresAt: new Date(AT.getTime() - 1) },
    calls: [callOf(5)],
    status: 'expired',
  },
])('S-03 S-20 a ticket is served with $name: $status', ({ change, calls, status }) => {
  expect(ticketStatus({ ...TICKET, ...CALLED, ...change }, served(...calls))).toBe(status);
});

const EARLIER = new Date(AT.getTime() - 60_000);
const LATER = new Date(AT.getTime() + 60_000);

test.each([
  { name: 'kept aside', change: { ...CALLED, asideAt: AT }, status: 'now' },
  {
    name: 'kept aside yesterday',
    change: { ...CALLED, asideAt: AT, date: '2026-11-20' },
    status: 'expired',
  },
  { name: 'called again', change: { ...CALLED, calledAgain: { at: LATER } }, status: 'now' },
  {
    name: 'called again before the latest call',
    change: { ...CALLED, calledAgain: { at: EARLIER } },
    status: 'expired',
  },
  { name: 'whose call was taken back', change: { returnedAt: LATER }, status: 'waiting' },
])('S-21 a ticket $name, when its desk has called on: $status', ({ change, status }) => {
  expect(ticketStatus({ ...TICKET, ...change }, served(callOf(6)))).toBe(status);
});

const ENTRY = { nonce: 'gate', at: AT, paxCount: 1, undoneAt: null, undoReason: null };

test.each([
  { name: 'its holder', change: {}, status: 'now' },
  { name: 'nobody', change: { userId: 0 }, status: 'expired' },
  { name: 'the rest of its party', change: { userId: 0, entries: [ENTRY] }, status: 'now' },
  {
    name: 'nobody, as those who came are outside again',
    change: { userId: 0, entries: [{ ...ENTRY, undoneAt: AT }] },
    status: 'expired',
  },
])('S-14 S-21 a ticket that is kept aside for $name: $status', ({ change, status }) => {
  const ticket = { ...TICKET, ...CALLED, asideAt: AT, ...change };
  expect(ticketStatus(ticket, served(callOf(6)))).toBe(status);
});

test('S-20 S-21 a ticket that another desk called again is judged by the calls of that desk', () => {
  const calledAgain = { at: AT, desk: DESK };
  const ticket = { ...TICKET, ...CALLED, calledAgain };
  const calls = [callOf(9), callOf(5, { desk: DESK })];
  expect(ticketStatus(ticket, served(...calls))).toBe('now');
});
