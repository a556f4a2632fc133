import { buildPass, TODAY } from '../../test/start-passes.ts';
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
const sold = (readAt: string, used = 0) => ({
  ...{ validFrom: null, validTo: null, maxUses: 1, used, lastProviderUsedAt: null },
  ...{ oneShotProviderUsage: true, readAt: new Date(`${TODAY}T${readAt}Z`) },
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
  const summary = ownerSummary([buildPass(change)], TODAY, NOW);
  const words = [
    summary.usablePasses.length > 0 && 'usable',
    summary.activablePasses.length > 0 && 'activable',
    summary.hasValidPassForToday && 'valid',
    summary.hasActiveUsage && 'used',
    summary.hasPassesToUpdateUsages && 'pending',
  ];
  expect(words.filter(Boolean).join(' ')).toBe(shown);
});
