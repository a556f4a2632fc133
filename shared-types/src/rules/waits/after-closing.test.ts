import { closingBeforeTurn } from './after-closing.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const SOON = '2026-11-21T10:09:59.000Z';
const PAST = '2026-11-21T09:59:59.000Z';
const WAITING = { estimatedWaitingTime: 600, closed: false, paused: false, time: null };

test.each([
  ['called a second later', { closesAt: SOON }, SOON],
  [
    'called before, by an estimate of a minute ago',
    { closesAt: SOON, estimatedAt: '2026-11-21T09:59:00.000Z' },
    null,
  ],
  ['called at closing time', { closesAt: '2026-11-21T10:10:00.000Z' }, null],
  ['without a wait before closing', { closesAt: SOON, estimatedWaitingTime: null }, null],
  ['without a wait after closing', { closesAt: PAST, estimatedWaitingTime: null }, PAST],
  ['open around the clock', { closesAt: null }, null],
  ['from services of an older release', {}, null],
  ['closed by its staff', { closesAt: SOON, closed: true }, null],
  ['paused', { closesAt: SOON, paused: true }, null],
  ['for a show', { closesAt: SOON, time: '18:00' }, null],
])('S-04 the closing before the turn of a ticket %s', (_, change, expected) => {
  expect(closingBeforeTurn({ ...WAITING, ...change }, NOW)).toBe(expected);
});
