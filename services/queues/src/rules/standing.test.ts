import { standing } from './standing.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const TICKET = { counter: 5, executedAt: null, canceledAt: null, date: '2026-11-21' };

test.each([
  { name: 'waiting', change: {}, served: 4, status: 'waiting' },
  { name: 'served', change: { executedAt: AT }, served: 5, status: 'now' },
  {
    name: 'called a moment after the number was read',
    change: { executedAt: AT },
    served: 4,
    status: 'now',
  },
  { name: 'overtaken', change: { executedAt: AT }, served: 6, status: 'expired' },
  { name: 'removed', change: { canceledAt: AT }, served: 4, status: 'expired' },
  { name: 'of yesterday', change: { date: '2026-11-20' }, served: 4, status: 'expired' },
])('QUE-069 QUE-071 $name: $status', ({ change, served, status }) => {
  expect(standing({ ...TICKET, ...change }, served, '2026-11-21')).toBe(status);
});
