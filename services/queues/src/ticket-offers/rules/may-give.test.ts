import { givingViolation } from './may-give.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const TICKET = { state: 'waiting', checkedInAt: null } as const;
const entry = (undoneAt: Date | null) => ({
  entries: [{ nonce: 'a', at: AT, paxCount: 1, undoneAt, undoReason: null }],
});
const PASS = { passId: 2, passOwnerId: 1, ownerName: 'Ada', passTypeName: 'Fast' };
type Facts = Parameters<typeof givingViolation>[0];
type Case = { name: string; change: Partial<Facts>; isGivable: boolean };

test.each<Case>([
  { name: 'that waits', change: {}, isGivable: true },
  { name: 'that is called', change: { state: 'called' }, isGivable: true },
  { name: 'whose entry was undone', change: entry(AT), isGivable: true },
  { name: 'without passes', change: { passes: [] }, isGivable: true },
  { name: 'that is over', change: { state: 'cancelled' }, isGivable: false },
  { name: 'that has entered', change: { checkedInAt: AT }, isGivable: false },
  { name: 'of which one is inside', change: entry(null), isGivable: false },
  { name: 'with a pass', change: { passes: [PASS] }, isGivable: false },
])('S-16 a ticket $name may be given away: $isGivable', ({ change, isGivable }: Case) => {
  const violation = givingViolation({ ...TICKET, ...change });
  expect(violation).toEqual(isGivable ? null : { code: 'ticket_not_transferable' });
});
