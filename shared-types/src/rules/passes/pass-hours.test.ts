import { hours, limit, type PassScans, scanPass } from '../../../test-data/pass-scans.ts';

const rows: PassScans[] = [
  {
    name: 'hours: from nine to one on Saturdays',
    policy: { hours: [hours(6, '09:00', '13:00')] },
    scans: [
      ['2026-11-20T10:00:00', 'a', 'pass_not_usable 2026-11-21T08:00:00'],
      ['2026-11-21T07:59:59', 'a', 'pass_outside_hours 2026-11-21T08:00:00'],
      ['2026-11-21T08:00:00', 'a', 'in'],
      ['2026-11-21T12:00:00', 'a', 'pass_not_usable 2026-11-28T08:00:00'],
    ],
  },
  {
    name: 'hours over midnight belong to the evening',
    policy: { hours: [hours(6, '20:00', '02:00')] },
    scans: [
      ['2026-11-22T00:59:59', 'a', 'in'],
      ['2026-11-22T01:00:00', 'a', 'pass_not_usable 2026-11-28T19:00:00'],
    ],
  },
  {
    name: 'hours that the clock leaps over are not, the next week they are',
    policy: { hours: [hours(0, '02:00', '03:00')] },
    scans: [
      ['2026-03-29T00:59:59', 'a', 'pass_not_usable 2026-04-05T00:00:00'],
      ['2026-03-29T01:00:00', 'a', 'pass_not_usable 2026-04-05T00:00:00'],
    ],
  },
  {
    name: 'hours that occur twice run from the first to the second',
    policy: { hours: [hours(0, '02:30', '03:00')] },
    scans: [
      ['2026-10-25T00:29:59', 'a', 'pass_outside_hours 2026-10-25T00:30:00'],
      ['2026-10-25T01:59:59', 'a', 'in'],
    ],
  },
  {
    name: 'a date is an exception from the weekdays',
    policy: {
      hours: [hours(6, '09:00', '13:00'), hours(0, '15:00', '16:00', '2026-11-21')],
    },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'pass_outside_hours 2026-11-21T14:00:00'],
      ['2026-11-21T14:30:00', 'a', 'in'],
    ],
  },
  {
    name: 'hours, a limit of a day and a pause together',
    policy: {
      limits: [limit(1, 'day')],
      pause: { seconds: 86_400, within: 'everywhere' },
      hours: [hours(6, '09:00', '24:00'), hours(0, '00:00', '12:00')],
    },
    scans: [
      ['2026-11-21T20:00:00', 'a', 'in'],
      ['2026-11-21T20:00:01', 'a', 'pass_entered_recently 2026-11-28T08:00:00'],
    ],
  },
];

test.each(rows)('PAS-031 PAS-034 $name', (row) => {
  expect(scanPass(row)).toEqual(row.scans.map(([, , expected]) => expected));
});
