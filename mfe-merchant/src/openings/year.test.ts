import { buildOpening as row } from '@turno/shared-types/test-data';
import { yearOf } from './year.ts';

const OPENINGS = [
  ...[1, 2, 3, 4, 5].map((dayOfWeek) => row({ dayOfWeek, start: '09:00', end: '20:00' })),
  row({ date: '2026-12-20', start: '09:00', end: '13:00', typology: 'openings' }),
  row({ date: '2026-12-25', typology: 'closings' }),
];
const year = yearOf(OPENINGS, '2026-11-21');
const days = year.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null);

test('the year has twelve months from the present one on, and each of their days once', () => {
  expect(year.map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-12',
    ...Array.from({ length: 10 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}`),
  ]);
  expect(days).toHaveLength(365);
  expect(new Set(days.map(({ date }) => date)).size).toBe(365);
  expect(days.filter(({ isToday }) => isToday).map(({ date }) => date)).toEqual(['2026-11-21']);
});

test('MER-065 each week has seven places, Monday first', () => {
  const weeks = year.flatMap((month) => month.weeks);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  const firsts = weeks.flatMap(([monday]) => (monday ? [new Date(monday.date).getUTCDay()] : []));
  expect(new Set(firsts)).toEqual(new Set([1]));
});

test.each([
  ['a weekday with hours', '2026-12-21', 'usual'],
  ['a day without hours', '2026-12-19', 'rest'],
  ['a special opening', '2026-12-20', 'special'],
  ['a closing', '2026-12-25', 'closed'],
])('QUE-016 %s, %s, is %s', (_, date, kind) => {
  expect(days.find((day) => day.date === date)?.kind).toBe(kind);
});
