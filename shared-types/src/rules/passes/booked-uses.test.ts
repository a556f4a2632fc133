import { limit } from '../../../test-data/pass-scans.ts';
import { type PassEntry, passEntryBlocker } from './pass-policy.ts';

const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';
/** Twenty to midnight in Rome; the gate lets people in for a show after midnight. */
const NOW = new Date(`${TODAY}T22:40:00Z`);
const venue = { openings: [], timezone: 'Europe/Rome' };
const gate = { merchantId: 10, queueId: 1, gateId: 'north' };
const use = (change: Partial<PassEntry>): PassEntry => ({
  at: new Date(`${TODAY}T22:35:00Z`),
  date: TODAY,
  gate,
  undoneAt: null,
  ...change,
});
const blockedBy = (entries: PassEntry[], policy: object, date?: string) => {
  const facts = { disabled: false, validFrom: null, validTo: null, entries };
  const pass = { ...facts, policy: { limits: [], pause: null, hours: [], ...policy } };
  const request = date === undefined ? { venue, now: NOW, gate } : { venue, now: NOW, gate, date };
  const blocker = passEntryBlocker(pass, request);
  return blocker && `${blocker.code} ${blocker.from?.toISOString().slice(0, 16) ?? 'never'}`;
};

const onceADay = { limits: [limit(1, 'day')] };
const tenMinutes = { pause: { seconds: 600, within: 'everywhere' } };

test.each([
  {
    name: 'is free although that of today is spent',
    uses: [use({})],
    policy: onceADay,
    blocked: null,
  },
  {
    name: 'is spent until that date is over',
    uses: [use({ date: TOMORROW })],
    policy: onceADay,
    blocked: 'pass_already_entered 2026-11-22T23:00',
  },
  {
    name: 'is free after a pause that ends today',
    uses: [use({})],
    policy: { ...onceADay, ...tenMinutes },
    blocked: 'pass_entered_recently 2026-11-21T22:45',
  },
])('PAS-031 who enters early for a show of tomorrow takes the use of tomorrow: it $name', (row) => {
  expect(blockedBy(row.uses, row.policy, TOMORROW)).toBe(row.blocked);
});

test.each([
  { name: 'reserved', uses: [use({ isReserved: true })], blocked: 'pass_used_up 2026-11-21T23:00' },
  {
    name: 'reserved and spent',
    uses: [use({ isReserved: true }), use({})],
    blocked: 'pass_already_entered 2026-11-21T23:00',
  },
])('PAS-031 PAS-034 the one use of today is $name: $blocked', ({ uses, blocked }) => {
  expect(blockedBy(uses, onceADay)).toBe(blocked);
});

test.each(['ride', 'gate'] as const)(
  'PAS-031 a %s of another merchant is another one, also of the same name',
  (within) => {
    const elsewhere = use({ gate: { ...gate, merchantId: 11 } });
    const once = { limits: [limit(1, 'validity', within)] };
    expect(blockedBy([elsewhere], once)).toBeNull();
    expect(blockedBy([use({})], once)).toBe('pass_already_entered never');
  },
);
