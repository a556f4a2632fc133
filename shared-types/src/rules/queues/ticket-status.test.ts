import { isQrExpired, ticketStatus } from './ticket-status.ts';

const AT = '2026-11-21T10:00:00Z';
const WAITING = { executedAt: null, canceledAt: null };
const desk = (id: number) => ({ id, name: `Counter ${id}` });

test.each([
  { name: 'no number called yet', ticket: { counter: 1 }, served: 0, status: 'waiting' },
  { name: 'people in front', ticket: { counter: 5 }, served: 4, status: 'waiting' },
  { name: 'called', ticket: { counter: 5, executedAt: AT }, served: 5, status: 'now' },
  { name: 'overtaken', ticket: { counter: 5, executedAt: AT }, served: 6, status: 'expired' },
  {
    name: 'called ahead of the number served',
    ticket: { counter: 5, executedAt: AT },
    served: 4,
    status: 'expired',
  },
  { name: 'called by its number alone', ticket: { counter: 5 }, served: 5, status: 'now' },
  { name: 'passed over', ticket: { counter: 5 }, served: 6, status: 'expired' },
  { name: 'removed', ticket: { counter: 5, canceledAt: AT }, served: 5, status: 'expired' },
] as const)('QUE-069 QUE-070 X-21 without calls, $name', ({ ticket, served, status }) => {
  expect(ticketStatus({ ...WAITING, ...ticket }, { counter: served })).toBe(status);
});

const CALLS = [
  { desk: desk(2), first: 12, counter: 14 },
  { desk: null, first: 11, counter: 11 },
  { desk: desk(1), first: 7, counter: 7 },
];
const SERVED = { counter: 14, latestCalls: CALLS };

test.each([
  { name: 'waits', ticket: { counter: 15 }, status: 'waiting' },
  {
    name: 'is of the group of a desk',
    ticket: { counter: 12, executedAt: AT, desk: desk(2) },
    status: 'now',
  },
  {
    name: 'is of a desk that called before others',
    ticket: { counter: 7, executedAt: AT, desk: desk(1) },
    status: 'now',
  },
  {
    name: 'is of the desk without a name',
    ticket: { counter: 11, executedAt: AT, desk: null },
    status: 'now',
  },
  {
    name: 'is of a desk that called on',
    ticket: { counter: 5, executedAt: AT, desk: desk(1) },
    status: 'expired',
  },
  {
    name: 'was called a moment after the calls were read',
    ticket: { counter: 16, executedAt: AT, desk: desk(3) },
    status: 'now',
  },
  {
    name: 'was called a moment after the call of its desk was read',
    ticket: { counter: 16, executedAt: AT, desk: desk(2) },
    status: 'now',
  },
  { name: 'is the first of a call a moment ago', ticket: { counter: 12 }, status: 'now' },
  { name: 'is the last of a call a moment ago', ticket: { counter: 14 }, status: 'now' },
  { name: 'was called a while ago, and not read since', ticket: { counter: 9 }, status: 'expired' },
  {
    name: 'is checked in',
    ticket: { counter: 7, executedAt: AT, desk: desk(1), checkedInAt: AT },
    status: 'expired',
  },
  { name: 'is removed', ticket: { counter: 15, canceledAt: AT }, status: 'expired' },
] as const)('QUE-069 S-03 S-20 a ticket that $name: $status', ({ ticket, status }) => {
  expect(ticketStatus({ ...WAITING, ...ticket }, SERVED)).toBe(status);
});

const LATER = '2026-11-21T10:01:00Z';
const LATEST = '2026-11-21T10:02:00Z';

test.each([
  { name: 'is kept aside', ticket: { counter: 5, asideAt: LATER, desk: desk(2) }, status: 'now' },
  {
    name: 'is called again, and was read before',
    ticket: { counter: 3, desk: desk(2) },
    status: 'now',
  },
  {
    name: 'was called with the latest call that was read of its desk',
    ticket: { counter: 15, executedAt: LATER, desk: desk(2) },
    status: 'now',
  },
  {
    name: 'was called after the latest call that was read of its desk',
    ticket: { counter: 15, executedAt: LATEST, desk: desk(2) },
    status: 'now',
  },
  {
    name: 'is called again',
    ticket: { counter: 3, calledAgainAt: LATER, desk: desk(2) },
    status: 'now',
  },
  {
    name: 'was called again before its desk called on',
    ticket: { counter: 2, calledAgainAt: AT, desk: desk(2) },
    status: 'expired',
  },
  {
    name: 'was called before its desk called a smaller number again',
    ticket: { counter: 14, desk: desk(2) },
    status: 'expired',
  },
] as const)('S-21 a called ticket that $name: $status', ({ ticket, status }) => {
  const latestCalls = [{ desk: desk(2), first: 3, counter: 3, calledAt: LATER }];
  const served = { counter: 14, latestCalls };
  expect(ticketStatus({ ...WAITING, executedAt: AT, ...ticket }, served)).toBe(status);
});

test.each([
  {
    name: 'before the first number of a later call',
    counter: 2,
    returnedAt: AT,
    status: 'waiting',
  },
  { name: 'the first of a later call', counter: 3, returnedAt: AT, status: 'now' },
  { name: 'the last of a later call', counter: 5, returnedAt: AT, status: 'now' },
  { name: 'behind a later call', counter: 6, returnedAt: AT, status: 'waiting' },
  { name: 'of the call that was taken back', counter: 4, returnedAt: LATER, status: 'waiting' },
  { name: 'of an earlier call', counter: 4, returnedAt: LATEST, status: 'waiting' },
] as const)('S-21 a ticket that waits again, $name: $status', ({ counter, returnedAt, status }) => {
  const latestCalls = [
    { desk: desk(1), first: 9, counter: 9, calledAt: LATEST },
    { desk: desk(2), first: 3, counter: 5, calledAt: LATER },
  ];
  const ticket = { ...WAITING, counter, returnedAt };
  expect(ticketStatus(ticket, { counter: 9, latestCalls })).toBe(status);
});

test.each([
  { name: 'while a group around it is called again', first: 3, last: 5, status: 'waiting' },
  { name: 'until it is called by itself', first: 4, last: 4, status: 'now' },
] as const)('S-21 a ticket that was put back waits $name', ({ first, last, status }) => {
  const latestCalls = [{ desk: desk(1), first, counter: last, calledAt: LATEST }];
  const ticket = { ...WAITING, counter: 4, returnedAt: LATER, putBackAt: LATER };
  expect(ticketStatus(ticket, { counter: 9, latestCalls })).toBe(status);
});

test.each([
  { counter: 14, status: 'expired' },
  { counter: 15, status: 'waiting' },
] as const)('QUE-069 before any call is known, ticket $counter of 14 served: $status', (row) => {
  const served = { counter: 14, latestCalls: [] };
  expect(ticketStatus({ ...WAITING, counter: row.counter }, served)).toBe(row.status);
});

test.each([
  { name: 'not called, no end', expiresAt: null, now: AT, expired: false },
  { name: 'the very instant still counts', expiresAt: AT, now: AT, expired: false },
  {
    name: 'a moment later it is over',
    expiresAt: AT,
    now: '2026-11-21T10:00:00.001Z',
    expired: true,
  },
])('QUE-073 $name', ({ expiresAt, now, expired }) => {
  expect(isQrExpired(expiresAt, new Date(now))).toBe(expired);
});
