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
    name: 'used yesterday',
    change: { ...generic, usages: [use('confirmed', '2026-11-20')] },
    shown: 'usable valid',
  },
])('PAS-001 PAS-021 a pass $name is "$shown"', ({ change, shown }) => {
  const summary = ownerSummary([buildPass(change)], TODAY);
  const words = [
    summary.usablePasses.length > 0 && 'usable',
    summary.activablePasses.length > 0 && 'activable',
    summary.hasValidPassForToday && 'valid',
    summary.hasActiveUsage && 'used',
    summary.hasPassesToUpdateUsages && 'pending',
  ];
  expect(words.filter(Boolean).join(' ')).toBe(shown);
});
