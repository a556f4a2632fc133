import { type LedgerEntry, reservationOf, type Wanted } from './reservation.ts';

const UNTIL = new Date('2026-11-21T23:00:00Z');
const LAPSE = new Date('2026-11-21T10:00:10Z');
const entry = (change: Partial<LedgerEntry>): LedgerEntry => ({
  ticketId: 'other',
  queueId: 1,
  counterId: 10,
  categoryId: null,
  ask: 'ask',
  expiresAt: LAPSE,
  until: UNTIL,
  ...change,
});
const WANTED: Wanted = {
  ticketId: 'mine',
  queueId: 2,
  counterId: 20,
  categoryId: 5,
  ask: 'ask',
  until: UNTIL,
  limit: 8,
  categoryLimit: 2,
};
const held = (count: number, change: Partial<LedgerEntry> = {}) =>
  Array.from({ length: count }, (_, index) =>
    entry({ ticketId: `t${index}`, counterId: 100 + index, ...change }),
  );

test.each([
  {
    name: 'the place stands',
    entries: [entry({ ticketId: 'mine', counterId: 20 })],
    kind: 'reserved',
  },
  {
    name: 'the key stood for another party',
    entries: [entry({ ticketId: 'mine', counterId: 20, ask: 'else' })],
    kind: 'key-reused',
  },
  {
    name: 'the same request of a day that ended',
    entries: [entry({ ticketId: 'mine', counterId: 19 })],
    kind: 'occupied',
  },
  { name: 'another ticket in this queue', entries: [entry({ counterId: 20 })], kind: 'occupied' },
  { name: 'QUE-058 eight elsewhere', entries: held(8), kind: 'full' },
  { name: 'QUE-059 two in the category', entries: held(2, { categoryId: 5 }), kind: 'full' },
])('$name: $kind', ({ entries, kind }) => {
  expect(reservationOf(entries, WANTED).kind).toBe(kind);
});

test('X-42 the category is named before the overall limit, and only its tickets are looked at', () => {
  const entries = [...held(6), ...held(2, { categoryId: 5 })];
  const reservation = reservationOf(entries, WANTED);
  expect(reservation).toMatchObject({
    decline: { code: 'max_tickets_category', payload: { n: 2 } },
  });
  expect(reservation.kind === 'full' && reservation.entries).toHaveLength(2);
  expect(reservationOf(held(8), WANTED)).toMatchObject({
    decline: { code: 'max_tickets', payload: { n: 8 } },
  });
});
