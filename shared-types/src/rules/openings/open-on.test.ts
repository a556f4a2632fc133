import { buildOpening as row } from '../../../test-data/openings.ts';
import { formatInZone } from '../time/zoned-time.ts';
import { merchantDay, runsOn } from './merchant-day.ts';

const timezone = 'Europe/Rome';
const SATURDAY = '2026-11-21';
const NOON = new Date(`${SATURDAY}T12:00:00+01:00`);
const saturday = (start: string, end: string) => row({ dayOfWeek: 6, start, end });
const onSunday = (start: string, end: string) => row({ dayOfWeek: 0, start, end });
const always = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) =>
  row({ dayOfWeek, start: '00:00', end: '24:00' }),
);
const closedOn = (date: string) => row({ date, typology: 'closings' });

test.each([
  {
    name: 'with its last slot',
    openings: [saturday('16:00', '20:00'), saturday('09:00', '13:00')],
    at: '21 20:00',
  },
  { name: 'after midnight', openings: [saturday('20:00', '02:00')], at: '22 02:00' },
  {
    name: 'with the slot that joins on the next date',
    openings: [saturday('20:00', '24:00'), onSunday('00:00', '03:00')],
    at: '22 03:00',
  },
  {
    name: 'before a slot that does not join',
    openings: [saturday('20:00', '24:00'), onSunday('00:15', '03:00')],
    at: '22 00:00',
  },
  {
    name: 'at a closing five days after it',
    openings: [...always, closedOn('2026-11-27')],
    at: '27 00:00',
  },
  { name: 'never within six days', openings: [...always, closedOn('2026-11-28')], at: null },
  { name: 'never around the clock', openings: always, at: null },
  { name: 'never on a day without hours', openings: [onSunday('09:00', '13:00')], at: null },
])('S-05 after this day a merchant closes $name', ({ openings, at }) => {
  const { closesAt } = merchantDay({ openings, timezone }, NOON);
  expect(closesAt && formatInZone(closesAt, timezone, 'DD HH:mm')).toBe(at);
});

test.each([
  { name: 'the next date begins as it ends', openings: always, stays: true },
  {
    name: 'its slot is cut by one of the next date',
    openings: [saturday('20:00', '02:00'), onSunday('01:30', '04:00')],
    stays: true,
  },
  {
    name: 'there is a minute between',
    openings: [saturday('20:00', '24:00'), onSunday('00:01', '04:00')],
    stays: false,
  },
  { name: 'it has no hours', openings: [onSunday('00:00', '04:00')], stays: false },
  { name: 'the next date has none', openings: [saturday('20:00', '24:00')], stays: false },
])('S-05 at the end of a day a merchant stays open where $name: $stays', ({ openings, stays }) => {
  expect(runsOn({ openings, timezone }, SATURDAY)).toBe(stays);
});
