import { limit, NIGHTLY, type PassScans, scanPass } from '../../../test-data/pass-scans.ts';
import { passPolicySchema } from '../../entities/pass-policy.ts';

const rows: PassScans[] = [
  {
    name: 'a policy without any part admits always',
    policy: {},
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T10:00:00', 'a', 'in'],
    ],
  },
  {
    name: 'once: the second entry is never admitted',
    policy: { limits: [limit(1, 'validity')] },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-22T10:00:00', 'b', 'pass_already_entered never'],
    ],
  },
  {
    name: 'once a day: the next entry is admitted from midnight in Rome',
    policy: { limits: [limit(1, 'day')] },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T22:59:59', 'a', 'pass_already_entered 2026-11-21T23:00:00'],
      ['2026-11-21T23:00:00', 'a', 'in'],
    ],
  },
  {
    name: 'once a day: a night of the venue is one day, also after midnight',
    policy: { limits: [limit(1, 'day')] },
    venue: NIGHTLY,
    scans: [
      ['2026-11-21T22:00:00', 'a', 'in'],
      ['2026-11-22T00:30:00', 'a', 'pass_already_entered 2026-11-22T04:00:00'],
      ['2026-11-22T04:00:00', 'a', 'in'],
    ],
  },
  {
    name: 'three uses, then none',
    policy: { limits: [limit(3, 'validity')] },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T10:00:01', 'a', 'in'],
      ['2026-11-24T10:00:00', 'b', 'in'],
      ['2026-11-25T10:00:00', 'b', 'pass_no_uses_left never'],
    ],
  },
  {
    name: 'two uses a day and three in all: the blocker that lasts longest counts',
    policy: { limits: [limit(2, 'day'), limit(3, 'validity')] },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T11:00:00', 'a', 'in'],
      ['2026-11-21T12:00:00', 'a', 'pass_used_up 2026-11-21T23:00:00'],
      ['2026-11-22T12:00:00', 'a', 'in'],
      ['2026-11-22T13:00:00', 'a', 'pass_no_uses_left never'],
    ],
  },
  {
    name: 'once, and a pause of a day: no use is left for good',
    policy: {
      limits: [limit(1, 'validity')],
      pause: { seconds: 86_400, within: 'everywhere' },
    },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T10:00:01', 'a', 'pass_already_entered never'],
    ],
  },
  {
    name: 'a pause: ten minutes to the second',
    policy: { pause: { seconds: 600, within: 'everywhere' } },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T10:09:59', 'b', 'pass_entered_recently 2026-11-21T10:10:00'],
      ['2026-11-21T10:10:00', 'a', 'in'],
    ],
  },
  {
    name: 'a pause at each gate',
    policy: { pause: { seconds: 600, within: 'gate' } },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T10:01:00', 'b', 'in'],
      ['2026-11-21T10:02:00', 'a', 'pass_entered_recently 2026-11-21T10:10:00'],
    ],
  },
  {
    name: 'a pause of an hour while the clock falls back is sixty minutes',
    policy: { pause: { seconds: 3_600, within: 'everywhere' } },
    scans: [
      ['2026-10-25T00:30:00', 'a', 'in'],
      ['2026-10-25T01:29:59', 'a', 'pass_entered_recently 2026-10-25T01:30:00'],
      ['2026-10-25T01:30:00', 'a', 'in'],
    ],
  },
  {
    name: 'once at each gate',
    policy: { limits: [limit(1, 'validity', 'gate')] },
    scans: [
      ['2026-11-21T10:00:00', 'a/x', 'in'],
      ['2026-11-21T10:00:00', 'b/x', 'in'],
      ['2026-11-21T10:00:00', 'a/y', 'pass_already_entered never'],
      ['2026-11-21T10:00:00', 'A/y', 'pass_already_entered never'],
    ],
  },
  {
    name: 'twice a day on each ride, through any gate',
    policy: { limits: [limit(2, 'day', 'ride')] },
    scans: [
      ['2026-11-21T10:00:00', 'a/x', 'in'],
      ['2026-11-21T10:00:00', 'b/x', 'in'],
      ['2026-11-21T10:00:00', 'c/x', 'pass_used_up 2026-11-21T23:00:00'],
      ['2026-11-21T10:00:00', 'a/y', 'in'],
    ],
  },
  {
    name: 'not valid yet, valid, expired',
    policy: {},
    pass: {
      validFrom: new Date('2026-11-21T10:00:00Z'),
      validTo: new Date('2026-11-21T12:00:00Z'),
    },
    scans: [
      ['2026-11-21T09:00:00', 'a', 'pass_not_usable 2026-11-21T10:00:00'],
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T12:00:00', 'a', 'pass_expired never'],
    ],
  },
  {
    name: 'expired, and its only use is spent: it reads expired',
    policy: { limits: [limit(1, 'validity')] },
    pass: { validTo: new Date('2026-11-21T12:00:00Z') },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T12:00:00', 'a', 'pass_expired never'],
    ],
  },
  {
    name: 'a pass that expires before its next day is never admitted again',
    policy: { limits: [limit(1, 'day')] },
    pass: { validTo: new Date('2026-11-21T22:00:00Z') },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T11:00:00', 'a', 'pass_already_entered never'],
    ],
  },
  {
    name: 'a disabled pass',
    policy: {},
    pass: { disabled: true },
    scans: [['2026-11-21T09:00:00', 'a', 'pass_not_usable never']],
  },
  {
    name: 'an entry that was undone counts as not used',
    policy: { limits: [limit(1, 'day')], pause: { seconds: 600, within: 'everywhere' } },
    scans: [
      ['2026-11-21T10:00:00', 'a', 'in'],
      ['2026-11-21T10:00:05', 'undo', 'undone'],
      ['2026-11-21T10:00:06', 'a', 'in'],
      ['2026-11-21T10:00:07', 'a', 'pass_already_entered 2026-11-21T23:00:00'],
    ],
  },
];

test.each(rows)('PAS-031 PAS-034 $name', (row) => {
  expect(scanPass(row)).toEqual(row.scans.map(([, , expected]) => expected));
});

test.each(rows)('PAS-004 the contract takes the policy of «$name»', ({ policy }) => {
  const whole = { limits: [], pause: null, hours: [], ...policy };
  expect(passPolicySchema.safeParse(whole).success).toBe(true);
});
