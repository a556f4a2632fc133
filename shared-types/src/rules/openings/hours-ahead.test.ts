import { buildOpening as row } from '../../../test-data/openings.ts';
import { dateAfter, formatInZone } from '../time/zoned-time.ts';
import { nextDayOpening, nextSlot, openUntil, weekHours } from './hours-ahead.ts';

const timezone = 'Europe/Rome';
const SATURDAY = '2026-11-21';
const at = (time: string, date = SATURDAY) => new Date(`${date}T${time}:00+01:00`);
const clock = (instant: Date | null) => instant && formatInZone(instant, timezone, 'DD HH:mm');
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const always = EVERY_DAY.map((dayOfWeek) => row({ dayOfWeek, start: '00:00', end: '24:00' }));
const bar = EVERY_DAY.map((dayOfWeek) => row({ dayOfWeek, start: '18:00', end: '02:00' }));
const shop = [
  row({ dayOfWeek: 6, start: '09:00', end: '13:00' }),
  row({ dayOfWeek: 6, start: '16:00', end: '20:00' }),
  row({ dayOfWeek: 1, start: '08:30', end: '13:00' }),
];
/** Open from midnight to midnight, on Saturday and on Sunday. */
const weekend = [6, 0].map((dayOfWeek) => row({ dayOfWeek, start: '00:00', end: '24:00' }));
const noonOnSunday = row({ dayOfWeek: 0, start: '12:00', end: '24:00' });
const closedMonday = row({ date: '2026-11-23', typology: 'closings' });

test.each([
  { name: 'in the morning', openings: shop, now: at('10:00'), until: '21 13:00' },
  { name: 'in the afternoon', openings: shop, now: at('16:00'), until: '21 20:00' },
  { name: 'between its slots', openings: shop, now: at('13:00'), until: null },
  { name: 'after midnight', openings: bar, now: at('01:00'), until: '21 02:00' },
  { name: 'before midnight', openings: bar, now: at('23:00'), until: '22 02:00' },
  { name: 'around the clock', openings: always, now: at('23:59'), until: null },
  { name: 'for two days', openings: weekend, now: at('00:00'), until: null },
  { name: 'for one day more', openings: weekend, now: at('00:00', '2026-11-22'), until: null },
  {
    name: 'for less than a day',
    openings: weekend,
    now: at('00:01', '2026-11-22'),
    until: '23 00:00',
  },
  {
    name: 'until midnight and on from there',
    openings: [
      row({ dayOfWeek: 6, start: '20:00', end: '24:00' }),
      row({ dayOfWeek: 0, start: '00:00', end: '03:00' }),
    ],
    now: at('22:00'),
    until: '22 03:00',
  },
  {
    name: 'until a minute before midnight and on from there',
    openings: [
      row({ dayOfWeek: 6, start: '20:00', end: '23:59' }),
      row({ dayOfWeek: 0, start: '00:00', end: '03:00' }),
    ],
    now: at('22:00'),
    until: '22 03:00',
  },
])('CON-007 open $name until', ({ openings, now, until }) => {
  expect(clock(openUntil({ openings, timezone }, now))).toBe(until);
});

test.each([
  { name: 'the first slot of the next open day', openings: shop, opens: '23 08:30' },
  { name: 'not the day of a closing', openings: [...shop, closedMonday], opens: '28 09:00' },
  { name: 'none without hours', openings: [], opens: null },
])('CON-007 opens again: $name', ({ openings, opens }) => {
  const next = nextDayOpening({ openings, timezone }, at('20:30'));
  expect(next && clock(next.opensAt)).toBe(opens);
});

test.each([
  { days: 366, isFound: true },
  { days: 367, isFound: false },
])('PAS-034 hours that begin $days days ahead are found: $isFound', ({ days, isFound }) => {
  const openings = [row({ date: dateAfter(SATURDAY, days), start: '09:00', end: '13:00' })];
  expect(nextSlot({ openings, timezone }, at('12:00')) !== null).toBe(isFound);
});

test('QUE-016 the week begins today, and days with hours of their own are marked', () => {
  const week = weekHours({ openings: [...shop, closedMonday], timezone }, at('12:00'));
  expect(week).toHaveLength(7);
  expect(week[0]).toMatchObject({ date: SATURDAY, isToday: true, isSpecial: false });
  expect(week[0]?.slots.map(({ opensAt }) => clock(opensAt))).toEqual(['21 09:00', '21 16:00']);
  expect(week[2]).toMatchObject({ date: '2026-11-23', isToday: false, isSpecial: true, slots: [] });
});

describe('S-05 the week begins with the day of the calendar, and with the day before while that is still open', () => {
  const SUNDAY = '2026-11-22';
  const evening = [row({ dayOfWeek: 6, start: '18:00', end: '24:00' }), noonOnSunday];
  const late = [row({ dayOfWeek: 6, start: '18:00', end: '02:00' }), noonOnSunday];
  test.each([
    { name: 'before midnight', openings: evening, now: at('23:59'), today: SATURDAY },
    { name: 'closed at midnight', openings: evening, now: at('00:00', SUNDAY), today: SUNDAY },
    { name: 'while staff may finish', openings: evening, now: at('01:59', SUNDAY), today: SUNDAY },
    { name: 'after that time', openings: evening, now: at('02:00', SUNDAY), today: SUNDAY },
    { name: 'still open at one', openings: late, now: at('01:00', SUNDAY), today: SATURDAY },
    { name: 'closed at two', openings: late, now: at('02:00', SUNDAY), today: SUNDAY },
    {
      name: 'while staff may finish then',
      openings: late,
      now: at('03:59', SUNDAY),
      today: SUNDAY,
    },
    { name: 'around the clock', openings: always, now: at('00:00', SUNDAY), today: SUNDAY },
    { name: 'without hours', openings: [], now: at('00:00', SUNDAY), today: SUNDAY },
  ])('$name', ({ openings, now, today }) => {
    const week = weekHours({ openings, timezone }, now);
    expect(week).toHaveLength(7);
    expect(week.filter(({ isToday }) => isToday)).toMatchObject([{ date: today }]);
    expect(week[0]).toMatchObject({ date: today });
  });
});
