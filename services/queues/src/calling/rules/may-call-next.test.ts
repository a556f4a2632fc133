import { buildDay } from '@turno/shared-types/test-data';
import { callNextViolation, hasCalledSince, isPresentDay, showOf } from './may-call-next.ts';

const at = (time: string) => buildDay({ time, slots: ['09:00-13:00'] });
const COUNTER = { date: '2026-11-21' };
const IN_TIME = { openOnlyInTime: true };

test.each([
  { name: 'an open queue', counter: {}, day: at('11:06:40'), code: null },
  { name: 'yesterday’s', counter: { date: '2026-11-20' }, day: at('11:00'), code: 'queue_closed' },
  { name: 'CST-019 five minutes before', counter: {}, day: at('08:55'), code: null },
  {
    name: 'CST-019 a second earlier',
    counter: {},
    day: at('08:54:59'),
    code: 'too_early',
  },
  { name: 'between and after the slots', counter: {}, day: at('22:13:20'), code: null },
  {
    name: 'a day without slots',
    counter: {},
    day: buildDay({ time: '11:00', slots: [] }),
    code: null,
  },
])('QUE-044 $name: $code', ({ counter, day, code }) => {
  expect(callNextViolation({ ...COUNTER, ...counter }, day, IN_TIME)?.code ?? null).toBe(code);
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
  const day = buildDay({ date: today, time: '00:01', slots: ['09:00-13:00'] });
  const counter = { date: BEFORE };
  expect(callNextViolation(counter, day, { ...IN_TIME, show })?.code ?? null).toBe(code);
  expect(isPresentDay(counter, day, show)).toBe(code !== 'queue_closed');
});

const THEATRE = {
  eventDuration: 3_600,
  eventOpeningBeforeStart: 1_800,
  eventBookingBeforeStart: 7_200,
  eventScheduleStartDate: null,
  eventScheduleEndDate: null,
  eventScheduleWeek: null,
};
const MOMENT = { timezone: 'Europe/Rome', now: new Date('2026-11-21T18:00:00Z') };

test('QUE-044 a counter with a time is of a show of its queue, any other is of none', () => {
  const counter = { date: '2026-11-21', time: '20:00' };
  expect(showOf(THEATRE, counter, MOMENT)).toMatchObject({
    startsAt: new Date('2026-11-21T19:00:00Z'),
    endsAt: new Date('2026-11-21T20:00:00Z'),
    entranceFrom: new Date('2026-11-21T18:30:00Z'),
    now: MOMENT.now,
  });
  expect(showOf(null, counter, MOMENT)).toBeNull();
  expect(showOf(THEATRE, { ...counter, time: null }, MOMENT)).toBeNull();
});

test.each([
  { name: 'saw its latest position', expected: 8, called: false },
  { name: 'saw the number of its latest ticket', expected: 3, called: false },
  { name: 'saw an earlier call', expected: 7, called: true },
  { name: 'saw a later call', expected: 9, called: false },
  { name: 'saw none', expected: null, called: false },
])('S-20 a desk whose manager $name has called since: $called', ({ expected, called }) => {
  expect(hasCalledSince({ number: 3, position: 8 }, expected)).toBe(called);
});
