import type { LOCALES } from '../../constants.ts';
import { turnSentence, waitFigure, waitSentence } from './wait-words.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const SOON = { waitSeconds: 1_200, range: { waitLow: 900, waitHigh: 1_800 }, now: NOW };
const LATER = { waitSeconds: 3_600, range: { waitLow: 3_000, waitHigh: 4_500 }, now: NOW };
const reader = (locale: (typeof LOCALES)[number]) => ({ locale, timeZone: 'Europe/Rome' });

test.each([
  ['it', 'circa 20 minuti, tra 15 e 30', 'verso le 12:00, tra le 11:50 e le 12:15'],
  ['en', 'about 20 minutes, between 15 and 30', 'around 12:00, between 11:50 and 12:15'],
  ['es', 'unos 20 minutos, entre 15 y 30', 'hacia las 12:00, entre las 11:50 y las 12:15'],
  ['de', 'etwa 20 Minuten, zwischen 15 und 30', 'gegen 12:00 Uhr, zwischen 11:50 und 12:15 Uhr'],
] as const)('S-02 CON-053 a wait with its range, in %s', (locale, soon, later) => {
  expect(waitSentence(SOON, reader(locale))).toBe(soon);
  expect(waitSentence(LATER, reader(locale))).toBe(later);
});

test.each([
  ['it', 'circa 1 minuto'],
  ['en', 'about 1 minute'],
  ['es', 'alrededor de 1 minuto'],
  ['de', 'etwa 1 Minute'],
] as const)('CON-053 CST-007 the shortest wait is one minute, in %s', (locale, words) => {
  expect(waitSentence({ waitSeconds: 20, range: {}, now: NOW }, reader(locale))).toBe(words);
});

test('S-02 on paper a short wait is a time as well', () => {
  expect(turnSentence(SOON, reader('en'))).toBe('around 11:20, between 11:15 and 11:30');
});

test.each([
  { name: 'nobody has to wait', waitSeconds: 0, screen: null, paper: null },
  { name: 'nothing is known', waitSeconds: null, screen: null, paper: null },
  { name: 'one minute', waitSeconds: 60, screen: 'about 1 minute', paper: 'around 11:01' },
])('X-23 without a range: $name', ({ waitSeconds, screen, paper }) => {
  const wait = { waitSeconds, range: {}, now: NOW };
  expect(waitSentence(wait, reader('en'))).toBe(screen);
  expect(turnSentence(wait, reader('en'))).toBe(paper);
});

test.each([
  {
    name: 'minutes and their range',
    wait: SOON,
    figure: { kind: 'minutes', minutes: 20, time: '11:20', hint: 'between 15 and 30' },
  },
  {
    name: 'the shortest wait',
    wait: { waitSeconds: 1, range: {}, now: NOW },
    figure: { kind: 'minutes', minutes: 1, time: '11:00', hint: null },
  },
  {
    name: 'minutes alone',
    wait: { ...SOON, range: {} },
    figure: { kind: 'minutes', minutes: 20, time: '11:20', hint: null },
  },
  {
    name: 'a time of day and its range',
    wait: LATER,
    figure: { kind: 'clock', minutes: 60, time: '12:00', hint: 'between 11:50 and 12:15' },
  },
  {
    name: 'a time of day and its minutes, from when it was estimated',
    wait: { ...LATER, range: { estimatedAt: '2026-11-21T09:00:00Z' } },
    figure: { kind: 'clock', minutes: 60, time: '11:00', hint: 'about 60 minutes' },
  },
  { name: 'nobody has to wait', wait: { ...SOON, waitSeconds: 0 }, figure: null },
  { name: 'nothing is known', wait: { ...SOON, waitSeconds: null }, figure: null },
])('S-02 CON-053 X-23 a wait as a figure: $name', ({ wait, figure }) => {
  expect(waitFigure(wait, reader('en'))).toEqual(figure);
});
