import { isQrExpired, ticketStatus } from './ticket-status.ts';

const AT = '2026-11-21T10:00:00Z';

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
] as const)('QUE-069 QUE-070 X-21 $name', ({ ticket, served, status }) => {
  expect(ticketStatus({ executedAt: null, canceledAt: null, ...ticket }, served)).toBe(status);
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
