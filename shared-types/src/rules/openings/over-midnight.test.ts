import { buildOpening as row } from '../../../test-data/openings.ts';
import { formatInZone } from '../time/zoned-time.ts';
import { dayEnd, merchantDay } from './merchant-day.ts';

const SATURDAY = '2026-11-21';
const saturday = (start: string, end: string) => row({ dayOfWeek: 6, start, end });
const onSunday = (start: string, end: string) => row({ dayOfWeek: 0, start, end });

test.each([
  { name: 'a slot over midnight keeps its end', rows: [saturday('20:00', '02:00')], ends: '02:00' },
  {
    name: 'it ends when a slot of the next date begins before',
    rows: [saturday('20:00', '02:00'), onSunday('01:30', '04:00')],
    ends: '01:30',
  },
  {
    name: 'a later slot of the next date changes nothing',
    rows: [saturday('20:00', '02:00'), onSunday('02:30', '04:00')],
    ends: '02:00',
  },
  {
    name: 'the next date does not shorten a slot that ends at midnight',
    rows: [saturday('20:00', '24:00'), onSunday('00:00', '04:00')],
    ends: '00:00',
  },
])('S-05 $name', ({ rows, ends }) => {
  const evening = new Date(`${SATURDAY}T20:30:00Z`);
  const [slot] = merchantDay({ openings: rows, timezone: 'Europe/Rome' }, evening).slots;
  expect(slot && formatInZone(slot.closesAt, 'Europe/Rome', 'HH:mm')).toBe(ends);
});

test.each([
  { name: 'without slots', rows: [], at: '2026-11-22 00:00' },
  {
    name: 'with slots that end in the afternoon',
    rows: [saturday('09:00', '13:00'), onSunday('00:00', '01:00')],
    at: '2026-11-22 00:00',
  },
  {
    name: 'with a slot whose time to finish ends at midnight',
    rows: [saturday('09:00', '22:00')],
    at: '2026-11-22 00:00',
  },
  {
    name: 'with a slot whose time to finish reaches past midnight',
    rows: [saturday('09:00', '23:00')],
    at: '2026-11-22 01:00',
  },
  {
    name: 'with a slot over midnight',
    rows: [saturday('20:00', '02:00')],
    at: '2026-11-22 04:00',
  },
  {
    name: 'before a slot of the next date',
    rows: [saturday('20:00', '02:00'), onSunday('03:00', '05:00')],
    at: '2026-11-22 03:00',
  },
  {
    name: 'with a slot over midnight, long before those of the next date',
    rows: [saturday('20:00', '02:00'), onSunday('10:00', '12:00')],
    at: '2026-11-22 04:00',
  },
  {
    name: 'at midnight, when the next date opens then',
    rows: [saturday('20:00', '24:00'), onSunday('00:00', '05:00')],
    at: '2026-11-22 00:00',
  },
])('S-04 S-05 a day ends $name', ({ rows, at }) => {
  const end = dayEnd({ openings: rows, timezone: 'Europe/Rome' }, SATURDAY);
  expect(formatInZone(end, 'Europe/Rome', 'YYYY-MM-DD HH:mm')).toBe(at);
});

test.each([
  {
    name: 'a place that is open around the clock',
    rows: [saturday('00:00', '24:00'), onSunday('00:00', '24:00')],
    since: '2026-11-21 00:00',
  },
  {
    name: 'hours until 02:00 as two rows',
    rows: [saturday('18:00', '24:00'), onSunday('00:00', '02:00'), onSunday('18:00', '24:00')],
    since: '2026-11-21 18:00',
  },
  {
    name: 'a first slot that begins later',
    rows: [saturday('18:00', '24:00'), onSunday('00:30', '02:00')],
    since: null,
  },
  { name: 'a day before without hours', rows: [onSunday('00:00', '24:00')], since: null },
])('S-05 since when a place is open that stays open over midnight: $name', ({ rows, since }) => {
  const night = new Date(`${SATURDAY}T23:30:00Z`);
  const day = merchantDay({ openings: rows, timezone: 'Europe/Rome' }, night);
  const text = day.openSince && formatInZone(day.openSince, 'Europe/Rome', 'YYYY-MM-DD HH:mm');
  expect([day.date, text]).toEqual(['2026-11-22', since]);
});
