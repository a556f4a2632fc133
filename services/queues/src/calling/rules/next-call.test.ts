import { isPresentDay, nextViolation } from './next-call.ts';

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
  expect(nextViolation({ ...COUNTER, ...counter }, { ...DAY, ...day })?.code ?? null).toBe(code);
});

// People are let in from 22:30, and it ends half an hour past midnight.
const SHOW = {
  entranceFrom: new Date('2026-11-20T21:30:00Z'),
  startsAt: new Date('2026-11-20T22:00:00Z'),
  endsAt: new Date('2026-11-20T23:30:00Z'),
};
const BEFORE = '2026-11-20';
const AFTER = '2026-11-21';

test.each([
  { name: 'from its entrance time', now: '2026-11-20T21:30:00Z', today: BEFORE, code: null },
  { name: 'not sooner', now: '2026-11-20T21:29:59Z', today: BEFORE, code: 'too_early' },
  { name: 'past midnight while it runs', now: '2026-11-20T23:30:00Z', today: AFTER, code: null },
  { name: 'once it is over', now: '2026-11-20T23:30:01Z', today: AFTER, code: 'queue_closed' },
])('QUE-044 X-22 people of a late show are called $name: $code', ({ now, today, code }) => {
  const show = { ...SHOW, now: new Date(now) };
  // The merchant opens at nine in the morning, which does not matter to a show.
  const day = { ...DAY, date: today, secondsOfDay: 60 };
  const counter = { closed: false, date: BEFORE };
  expect(nextViolation(counter, day, show)?.code ?? null).toBe(code);
  expect(isPresentDay(counter, day, show)).toBe(code !== 'queue_closed');
  expect(nextViolation({ ...counter, closed: true }, day, show)?.code).toBe('queue_closed');
});
