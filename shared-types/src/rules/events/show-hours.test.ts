import { buildMerchant } from '../../../test-data/index.ts';
import { showHours } from './show-hours.ts';

const NIGHTLY = [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) => [
  { id: dayOfWeek, date: null, typology: null, dayOfWeek, start: '20:00', end: '24:00' },
  { id: 10 + dayOfWeek, date: null, typology: null, dayOfWeek, start: '00:00', end: '02:00' },
]);
const bar = buildMerchant({ openings: NIGHTLY, timezone: 'Europe/Rome' });
const at = (text: string) => new Date(`${text}+01:00`);
const show = (date: string, time: string) => ({ date, startsAt: at(`${date}T${time}`) });

test.each([
  { name: 'no show', slot: null, now: '2026-11-21T21:00', date: '2026-11-21' },
  {
    name: 'a show of today',
    slot: show('2026-11-21', '22:00'),
    now: '2026-11-21T21:00',
    date: '2026-11-21',
  },
  {
    name: 'a show of tomorrow',
    slot: show('2026-11-22', '22:00'),
    now: '2026-11-21T21:00',
    date: '2026-11-22',
  },
  {
    name: 'a show of yesterday',
    slot: show('2026-11-20', '22:00'),
    now: '2026-11-21T21:00',
    date: '2026-11-21',
  },
])('S-05 the hours of $name are those of $date', ({ slot, now, date }) => {
  const hours = showHours(bar, slot, at(now));
  expect([hours.day.date, hours.today.date]).toEqual([date, '2026-11-21']);
});
