import type { Locale } from '@turno/shared-types';
import { noTexts } from '@turno/shared-ui/test';
import {
  comingDay,
  createI18n,
  dayAndTime,
  formatCountdown,
  formatDate,
  formatDay,
  formatShortDay,
  formatTime,
  type Translate,
} from './index.ts';

function translate(locale: Locale): Translate {
  const { t } = createI18n(noTexts, locale);
  return (key, values) => t(key, { ...values });
}

test.each([
  ['it', '22/11/2026', '22/11'],
  ['en', '22/11/2026', '22/11'],
  ['es', '22/11/2026', '22/11'],
  ['de', '22.11.2026', '22.11.'],
] as const)('SHL-030 %s writes day, month and year as %s', (locale, full, short) => {
  const t = translate(locale);
  expect(formatDate(t, '2026-11-21T23:05:00.000Z', 'Europe/Rome')).toBe(full);
  expect(formatDay(t, '2026-11-22')).toBe(full);
  expect(formatShortDay(t, '2026-11-22')).toBe(short);
});

test('PAS-034 a date is shown with its time unless it is today at the place', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T22:30:00.000Z') });
  const at = (instant: string) => dayAndTime(translate('it'), instant, 'Europe/Rome');
  expect(at('2026-11-21T22:50:00.000Z')).toEqual({ day: null, from: '23:50' });
  expect(at('2026-11-21T23:05:00.000Z')).toEqual({ day: '22/11/2026', from: '00:05' });
  jest.useRealTimers();
});

test('SHL-030 times are HH:mm, on the clock of the place', () => {
  const at = '2026-11-21T23:05:00.000Z';
  expect(formatTime(at, 'Europe/Rome')).toBe('00:05');
  expect(formatTime(at, 'America/New_York')).toBe('18:05');
});

test.each([
  [272, '4:32'],
  [59.2, '1:00'],
  [0, '0:00'],
  [-5, '0:00'],
])('%d seconds count down as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test.each([
  { name: 'in the week after today', date: '2026-11-27', day: 'venerdì' },
  { name: 'on the weekday of today, a week later', date: '2026-11-28', day: 'sabato 28/11' },
  { name: 'later', date: '2026-12-02', day: 'mercoledì 02/12' },
])('CON-007 DIS-003 a day to come $name reads as no other: $day', ({ date, day }) => {
  const seen = { now: new Date('2026-11-21T23:59:00+01:00'), timeZone: 'Europe/Rome' };
  expect(comingDay(translate('it'), date, { ...seen, language: 'it' })).toBe(day);
});
