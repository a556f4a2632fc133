import { type CheckInFacts, checkInViolation } from './check-in.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const CALLED: CheckInFacts['ticket'] = {
  merchantId: 1,
  date: '2026-11-22',
  state: 'called',
  checkedInAt: null,
  nonce: null,
  paxCount: 4,
  entries: [],
  expiresAt: new Date('2026-11-21T10:04:00Z'),
};
const used = { checkedInAt: NOW, nonce: 'other' };
const ENTRANCE = { merchantId: 1, nonce: 'mine', paxCount: null, now: NOW };
const entry = (nonce: string, paxCount: number, undoneAt: Date | null = null) => ({
  nonce,
  paxCount,
  undoneAt,
});
const expired = { expiresAt: new Date('2026-11-21T09:59:59Z') };

test.each<{ name: string; change: Partial<CheckInFacts['ticket']>; code: string | null }>([
  { name: 'a called ticket', change: {}, code: null },
  { name: 'another merchant’s', change: { merchantId: 2 }, code: 'ticket_not_valid' },
  {
    name: 'a removed one',
    change: { state: 'cancelled', expiresAt: null },
    code: 'ticket_not_valid',
  },
  {
    name: 'a waiting one',
    change: { state: 'waiting', expiresAt: null },
    code: 'ticket_not_processable',
  },
  { name: 'one in its last moment', change: { expiresAt: NOW }, code: null },
  { name: 'one that never expires', change: { expiresAt: null }, code: null },
  {
    name: 'another merchant’s, removed and used',
    change: { merchantId: 2, state: 'cancelled', ...used },
    code: 'ticket_not_valid',
  },
  { name: 'an expired one', change: expired, code: 'qr_expired' },
  { name: 'one scanned before', change: used, code: 'ticket_already_scanned' },
  {
    name: 'one scanned before and expired since',
    change: { ...used, ...expired },
    code: 'ticket_already_scanned',
  },
  { name: 'the very same scan again', change: { ...used, ...expired, nonce: 'mine' }, code: null },
])('PAS-033 $name: $code', ({ change, code }) => {
  const facts = { ticket: { ...CALLED, ...change }, ...ENTRANCE, isOfAnotherDay: false };
  expect(checkInViolation(facts)?.code ?? null).toBe(code);
});

test.each([
  ['a waiting one', 'waiting', { code: 'ticket_of_another_day', payload: { date: '2026-11-22' } }],
  ['a removed one', 'cancelled', { code: 'ticket_not_valid' }],
  ['one called before midnight', 'called', null],
] as const)('S-05 PAS-033 on another day: %s', (_, state, violation) => {
  const facts = { ticket: { ...CALLED, state }, ...ENTRANCE, isOfAnotherDay: true };
  expect(checkInViolation(facts)).toEqual(violation);
});

test.each<{
  name: string;
  entries: NonNullable<CheckInFacts['ticket']['entries']>;
  state?: CheckInFacts['ticket']['state'];
  paxCount: number;
  code: string | null;
}>([
  { name: 'all of a party', entries: [], paxCount: 4, code: null },
  { name: 'the rest of it', entries: [entry('one', 3)], paxCount: 1, code: null },
  {
    name: 'more than are left',
    entries: [entry('one', 3)],
    paxCount: 2,
    code: 'pax_count_invalid',
  },
  { name: 'all again after an undo', entries: [entry('one', 4, NOW)], paxCount: 4, code: null },
  { name: 'an undone scan again', entries: [entry('mine', 4, NOW)], paxCount: 9, code: null },
  {
    name: 'an undone scan again, of a ticket that was removed since',
    entries: [entry('mine', 4, NOW)],
    state: 'cancelled' as const,
    paxCount: 4,
    code: null,
  },
])('PAS-034 PAS-033 $name: $code', ({ entries, paxCount, code, state = 'called' }) => {
  const facts = {
    ticket: { ...CALLED, entries, state },
    ...ENTRANCE,
    paxCount,
    isOfAnotherDay: false,
  };
  expect(checkInViolation(facts)?.code ?? null).toBe(code);
});
