import { nextRefusal } from './next-call.ts';

const DAY = { date: '2026-11-21', secondsOfDay: 40_000, slots: [{ start: '09:00', end: '13:00' }] };
const COUNTER = { closed: false, date: '2026-11-21' };

test.each([
  { name: 'an open queue', counter: {}, day: {}, code: null },
  { name: 'a closed one', counter: { closed: true }, day: {}, code: 'queue_closed' },
  { name: 'yesterday’s', counter: { date: '2026-11-20' }, day: {}, code: 'queue_closed' },
  { name: 'CST-019 five minutes before', counter: {}, day: { secondsOfDay: 32_100 }, code: null },
  {
    name: 'CST-019 a second earlier',
    counter: {},
    day: { secondsOfDay: 32_099 },
    code: 'too_early',
  },
  { name: 'between and after the slots', counter: {}, day: { secondsOfDay: 80_000 }, code: null },
  { name: 'a day without slots', counter: {}, day: { slots: [] }, code: null },
])('QUE-044 $name: $code', ({ counter, day, code }) => {
  expect(nextRefusal({ ...COUNTER, ...counter }, { ...DAY, ...day })?.code ?? null).toBe(code);
});
