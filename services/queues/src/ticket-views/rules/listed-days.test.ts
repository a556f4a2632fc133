import { merchantDay } from '@turno/shared-types/rules';
import { buildQueue, everyDay } from '../../../test/factories.ts';
import { isDayListed, listedDates } from './listed-days.ts';

const at = (text: string) => new Date(`${text}+01:00`);
const BAR = { timezone: 'Europe/Rome', openings: everyDay('18:00', '02:00') };
const EVENING = merchantDay(BAR, at('2026-11-21T20:00'));
const NIGHT = merchantDay(BAR, at('2026-11-22T01:00'));
const SHOWS = buildQueue({ type: 'event', eventDuration: 7_200 });
const QUEUE = buildQueue();

test.each([
  { name: 'in the evening', day: EVENING, dates: ['2026-11-21'] },
  { name: 'after midnight', day: NIGHT, dates: ['2026-11-21'] },
])('S-04 staff look through the tickets of a queue by its day: $name', ({ day, dates }) => {
  expect(listedDates(QUEUE, day)).toEqual(dates);
});

test.each([
  { name: 'in the evening', day: EVENING, dates: ['2026-11-20', '2026-11-21'] },
  { name: 'after midnight', day: NIGHT, dates: ['2026-11-21', '2026-11-22'] },
])('X-22 shows follow the calendar, with those of yesterday: $name', ({ day, dates }) => {
  expect(listedDates(SHOWS, day)).toEqual(dates);
});

test.each([
  { name: 'today’s', counter: { date: '2026-11-21', time: null }, listed: true },
  { name: 'tomorrow’s', counter: { date: '2026-11-22', time: null }, listed: true },
  { name: 'yesterday’s', counter: { date: '2026-11-20', time: null }, listed: false },
  { name: 'a show of today', counter: { date: '2026-11-21', time: '19:00' }, listed: true },
  {
    name: 'a late show that is over',
    counter: { date: '2026-11-20', time: '23:00' },
    listed: false,
  },
])('MER-050 in the evening staff may look through $name: $listed', ({ counter, listed }) => {
  const queue = counter.time ? SHOWS : QUEUE;
  expect(isDayListed(counter, queue, { merchant: BAR, day: EVENING })).toBe(listed);
});

test('X-22 a late show of yesterday is listed until it is over', () => {
  const counter = { date: '2026-11-20', time: '23:00' };
  const shop = { timezone: 'Europe/Rome', openings: everyDay('09:00', '18:00') };
  const listedAt = (text: string) =>
    isDayListed(counter, SHOWS, { merchant: shop, day: merchantDay(shop, at(text)) });
  expect([listedAt('2026-11-21T00:59'), listedAt('2026-11-21T01:01')]).toEqual([true, false]);
});

test('S-05 S-21 staff look through yesterday’s tickets of a place that stays open while they finish them', () => {
  const counter = { date: '2026-11-20', time: null };
  const always = { timezone: 'Europe/Rome', openings: everyDay('00:00', '24:00') };
  const listedAt = (text: string) =>
    isDayListed(counter, QUEUE, { merchant: always, day: merchantDay(always, at(text)) });
  expect([listedAt('2026-11-21T01:59'), listedAt('2026-11-21T02:00')]).toEqual([true, false]);
});
