import { buildMerchant } from '../../../test-data/index.ts';
import { merchantDay } from '../openings/merchant-day.ts';
import { showHours } from './show-hours.ts';

const NIGHTLY = [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) => [
  { id: dayOfWeek, date: null, typology: null, dayOfWeek, start: '20:00', end: '24:00' },
  { id: 10 + dayOfWeek, date: null, typology: null, dayOfWeek, start: '00:00', end: '02:00' },
]);
const bar = buildMerchant({ openings: NIGHTLY, timezone: 'Europe/Rome' });
const at = (text: string) => new Date(`${text}+01:00`);
const show = (date: string, time: string) => ({ date, startsAt: at(`${date}T${time}`) });

test.each([
  { name: 'no show', slot: null, instant: '2026-11-21T21:00' },
  {
    name: 'a show of today',
    slot: show('2026-11-21', '22:00'),
    instant: '2026-11-21T21:00',
  },
  {
    name: 'a show of tomorrow',
    slot: show('2026-11-22', '22:00'),
    instant: '2026-11-22T22:00',
  },
  {
    name: 'a show of yesterday',
    slot: show('2026-11-20', '22:00'),
    instant: '2026-11-21T21:00',
  },
])('S-05 the hours of $name are those of $instant', ({ slot, instant }) => {
  const now = at('2026-11-21T21:00');
  const [day, today] = [merchantDay(bar, at(instant)), merchantDay(bar, now)];
  expect(showHours(bar, slot, now)).toEqual({ day, today });
});
