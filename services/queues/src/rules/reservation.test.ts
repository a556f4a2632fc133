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

test('QUE-058 a place that stands tells its own lapse, one in this queue itself', () => {
  const mine = entry({ ticketId: 'mine', counterId: 20 });
  const stands = reservationOf([...held(1), mine], WANTED);
  expect(stands).toEqual({ kind: 'reserved', expiresAt: LAPSE });
  const other = entry({ ticketId: 'earlier', counterId: 20 });
  expect(reservationOf([...held(1), other], WANTED)).toEqual({ kind: 'occupied', entry: other });
  const ended = entry({ ticketId: 'mine', counterId: 19 });
  expect(reservationOf([...held(1), ended], WANTED)).toEqual({ kind: 'occupied', entry: ended });
});

test.each([
  { name: 'two of other categories', entries: held(2, { categoryId: 6 }), wanted: {} },
  { name: 'one of it', entries: held(1, { categoryId: 5 }), wanted: {} },
  { name: 'two of no category', entries: held(2), wanted: { categoryId: null } },
  {
    name: 'nine of a category without a limit',
    entries: held(9, { categoryId: 5 }),
    wanted: { categoryLimit: null },
  },
])('QUE-059 X-42 $name use up no category: the limit of all is named', ({ entries, wanted }) => {
  expect(reservationOf(entries, { ...WANTED, ...wanted })).toEqual({
    kind: 'full',
    entries,
    decline: { code: 'max_tickets', payload: { n: 8 } },
  });
});
