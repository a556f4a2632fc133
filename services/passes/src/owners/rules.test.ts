import { buildPass, TODAY } from '../../test/start-passes.ts';
import { ANY_VENUE } from '../passes/index.ts';
import { ownerSummary } from './rules.ts';

const use = (state: 'held' | 'confirmed', date = TODAY) => ({
  ticketId: 'a',
  merchantId: 1,
  queueId: 1,
  date,
  state,
  expiresAt: new Date(0),
});
const NOW = new Date(`${TODAY}T10:00:00Z`);
const DAY = { date: TODAY, venue: ANY_VENUE };
const sold = (readAt: string, used = 0) => ({
  validFrom: null,
  validTo: null,
  maxUses: 1,
  used,
  lastProviderUsedAt: null,
  oneShotProviderUsage: true,
  readAt: new Date(`${TODAY}T${readAt}Z`),
});
const generic = { passType: { mode: 'generic' as const }, activatedOn: [] };

test.each([
  { name: 'active today', change: {}, shown: 'usable valid' },
  { name: 'not activated yet', change: { activatedOn: [] }, shown: 'activable' },
  { name: 'of yesterday', change: { activatedOn: ['2026-11-20'] }, shown: '' },
  { name: 'disabled', change: { disabled: true }, shown: '' },
  {
    name: 'disabled before it was activated',
    change: { disabled: true, activatedOn: [] },
    shown: '',
  },
  { name: 'generic', change: generic, shown: 'usable valid' },
  { name: 'used up', change: { usages: [use('confirmed')] }, shown: 'valid used' },
  { name: 'held for a ticket', change: { usages: [use('held')] }, shown: 'valid used pending' },
  {
    name: 'of the ticket office, read a moment ago',
    change: { provider: sold('09:56:00') },
    shown: 'usable valid',
  },
  {
    name: 'of the ticket office, used there',
    change: { provider: sold('09:56:00', 1) },
    shown: 'valid',
  },
  {
    name: 'of the ticket office, not read for some time',
    change: { provider: sold('09:54:00') },
    shown: 'usable valid pending',
  },
  {
    name: 'used yesterday',
    change: { ...generic, usages: [use('confirmed', '2026-11-20')] },
    shown: 'usable valid',
  },
])('PAS-001 PAS-021 a pass $name is "$shown"', ({ change, shown }) => {
  const summary = ownerSummary([buildPass(change)], DAY, NOW);
  const words = [
    summary.usablePasses.length > 0 && 'usable',
    summary.activablePasses.length > 0 && 'activable',
    summary.hasValidPassForToday && 'valid',
    summary.hasActiveUsage && 'used',
    summary.hasPassesToUpdateUsages && 'pending',
  ];
  expect(words.filter(Boolean).join(' ')).toBe(shown);
});

const spare = buildPass({ activatedOn: [] });
const soldFor = (from: string, to: string) => ({
  ...sold('09:59:00'),
  validFrom: new Date(`${from}T00:00:00+01:00`),
  validTo: new Date(`${to}T00:00:00+01:00`),
});

test.each([
  { name: 'of the type that is active already', passes: [buildPass(), spare], count: 0 },
  {
    name: 'beside an active one of another type',
    passes: [buildPass({ passType: { id: 2 } }), spare],
    count: 1,
  },
  {
    name: 'sold for tomorrow',
    passes: [{ ...spare, provider: soldFor('2026-11-22', '2026-11-23') }],
    count: 0,
  },
  {
    name: 'sold for yesterday',
    passes: [{ ...spare, provider: soldFor('2026-11-20', '2026-11-21') }],
    count: 0,
  },
])('PAS-001 PAS-031 a pass to activate $name: $count', ({ passes, count }) => {
  expect(ownerSummary(passes, DAY, NOW).activablePasses).toHaveLength(count);
});
