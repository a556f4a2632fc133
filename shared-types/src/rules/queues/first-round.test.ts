import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { isBeyondFirstRound } from './first-round.ts';

const openings = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  id: dayOfWeek + 1,
  dayOfWeek,
  date: null,
  typology: null,
  start: '09:00',
  end: '13:00',
}));
const merchant = buildMerchant({ openings });
const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);

test.each([
  { name: 'the next number is called later', now: at('08:30'), next: 5, isFull: true },
  { name: 'the next number is in it', now: at('08:30'), next: 4, isFull: false },
  { name: 'the opening is more than an hour away', now: at('07:30'), next: 5, isFull: false },
  { name: 'the opening is an hour away', now: at('08:00'), next: 5, isFull: true },
  { name: 'it is open', now: at('09:30'), next: 5, isFull: false },
])('CON-050 the first round before taking a number: $name', ({ now, next, isFull }) => {
  const queue_daily_counters = [buildCounter({ nextAvailableTicket: next })];
  const queue = buildQueue({ capacity: 4, queue_daily_counters });
  expect(isBeyondFirstRound(merchant, queue, now)).toBe(isFull);
});

test('CON-050 the first round is free while nobody has taken a number', () => {
  const queue = buildQueue({ capacity: 1, queue_daily_counters: [] });
  expect(isBeyondFirstRound(merchant, queue, at('08:30'))).toBe(false);
});
