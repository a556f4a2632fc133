import { ticketStatus } from './ticket-status.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const TODAY = '2026-11-21';
const TICKET = {
  counterId: 9,
  counter: 5,
  executedAt: null,
  canceledAt: null,
  date: TODAY,
  isRunningShow: false,
};
const CALLED = { executedAt: AT };

test.each([
  { name: 'waiting', change: {}, served: 4, status: 'waiting' },
  { name: 'served', change: CALLED, served: 5, status: 'now' },
  { name: 'called a moment after the number was read', change: CALLED, served: 4, status: 'now' },
  { name: 'overtaken', change: CALLED, served: 6, status: 'expired' },
  { name: 'removed', change: { canceledAt: AT }, served: 4, status: 'expired' },
  { name: 'waited at midnight', change: { date: '2026-11-20' }, served: 4, status: 'expired' },
  {
    name: 'X-22 called before midnight',
    change: { date: '2026-11-20', ...CALLED },
    served: 5,
    status: 'now',
  },
  {
    name: 'X-22 overtaken before midnight',
    change: { date: '2026-11-20', ...CALLED },
    served: 6,
    status: 'expired',
  },
  {
    name: 'X-22 a late show',
    change: { date: '2026-11-20', isRunningShow: true },
    served: 4,
    status: 'waiting',
  },
  {
    name: 'before yesterday, served or not',
    change: { date: '2026-11-19', isRunningShow: true, ...CALLED },
    served: 5,
    status: 'expired',
  },
])('QUE-069 QUE-071 QUE-072 $name: $status', ({ change, served, status }) => {
  expect(ticketStatus({ ...TICKET, ...change }, { current: served, today: TODAY })).toBe(status);
});

test.each([
  { name: 'not called', change: {}, latest: { counterId: 9, number: 5 }, status: 'waiting' },
  { name: 'before the first call', change: {}, latest: null, status: 'waiting' },
  { name: 'called, though no call is known', change: CALLED, latest: null, status: 'expired' },
  {
    name: 'called, and the family serves it',
    change: CALLED,
    latest: { counterId: 9, number: 5 },
    status: 'now',
  },
  {
    name: 'called, and another child was since',
    change: CALLED,
    latest: { counterId: 8, number: 5 },
    status: 'expired',
  },
  {
    name: 'called, and the next of its child was since',
    change: CALLED,
    latest: { counterId: 9, number: 6 },
    status: 'expired',
  },
  {
    name: 'removed',
    change: { canceledAt: AT },
    latest: { counterId: 9, number: 5 },
    status: 'expired',
  },
])('QUE-070 X-21 in a multi-queue, $name: $status', ({ change, latest, status }) => {
  const line = { current: 7, latest, today: TODAY };
  expect(ticketStatus({ ...TICKET, ...change }, line)).toBe(status);
});
