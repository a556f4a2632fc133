import fc from 'fast-check';
import { type Held, roomFor } from './allowance.ts';

const WANTED = { counterId: 20, limit: 8, categoryId: 5, categoryLimit: 2 };
const held = (count: number, change: Partial<Held> = {}): Held[] =>
  Array.from({ length: count }, (_, slot) => ({
    counterId: 100 + slot,
    categoryId: null,
    slot,
    ...change,
  }));
const inCategory = (...slots: number[]): Held[] =>
  slots.map((categorySlot, index) => ({
    counterId: 200 + index,
    categoryId: 5,
    slot: 7 - index,
    categorySlot,
  }));

test.each([
  { name: 'nothing', tickets: [], room: { slot: 0, categorySlot: 0 } },
  { name: 'three elsewhere', tickets: held(3), room: { slot: 3, categorySlot: 0 } },
  {
    name: 'QUE-059 one in the category',
    tickets: inCategory(0),
    room: { slot: 0, categorySlot: 1 },
  },
  { name: 'the second of two', tickets: inCategory(1), room: { slot: 0, categorySlot: 0 } },
  { name: 'a gap', tickets: held(3).slice(1), room: { slot: 0, categorySlot: 0 } },
  { name: 'seven elsewhere', tickets: held(7), room: { slot: 7, categorySlot: 0 } },
  {
    name: 'two of other categories',
    tickets: held(2, { categoryId: 6 }),
    room: { slot: 2, categorySlot: 0 },
  },
])('QUE-058 a person with $name takes the first free slot', ({ tickets, room }) => {
  expect(roomFor(tickets, WANTED)).toEqual({ kind: 'free', slots: room });
});

test('QUE-059 a category without a limit, and no category, count no slots of their own', () => {
  const room = { kind: 'free', slots: { slot: 2 } };
  expect(roomFor(held(2, { categoryId: 5 }), { ...WANTED, categoryLimit: null })).toEqual(room);
  expect(roomFor(held(2), { ...WANTED, categoryId: null })).toEqual(room);
});

test('QUE-058 a ticket in this very queue comes before every limit', () => {
  const here = { counterId: 20, categoryId: 5, slot: 0, categorySlot: 0 };
  expect(roomFor([...held(8), here], WANTED)).toEqual({ kind: 'occupied', by: here });
});

test('S-11 one ticket of a multi-queue: a person who waits in another child of it gets none', () => {
  const inChild = { counterId: 21, categoryId: 5, slot: 0, categorySlot: 0, family: 3 };
  const wanted = { ...WANTED, family: 3 };
  expect(roomFor([...held(1), inChild], wanted)).toEqual({ kind: 'occupied', by: inChild });
  const pending = { ...inChild, number: 4 };
  expect(roomFor([], wanted, [pending])).toEqual({ kind: 'reserved', by: pending });
});

test('S-11 a multi-queue has a slot of its own, and other queues none', () => {
  const other = { counterId: 21, categoryId: null, slot: 0, family: 4 };
  const free = { kind: 'free', slots: { slot: 1, categorySlot: 0, family: 3 } };
  expect(roomFor([other], { ...WANTED, family: 3 })).toEqual(free);
  expect(roomFor([], { ...WANTED, family: 3 }, [{ ...other, number: 4 }])).toEqual(free);
  expect(roomFor([other], WANTED)).toEqual({ kind: 'free', slots: { slot: 1, categorySlot: 0 } });
});

test('X-42 the category is named before the overall limit', () => {
  expect(roomFor([...held(6), ...inCategory(0, 1)], WANTED)).toEqual({
    kind: 'full',
    violation: { code: 'max_tickets_category', payload: { n: 2 } },
  });
  expect(roomFor(held(8), WANTED)).toEqual({
    kind: 'full',
    violation: { code: 'max_tickets', payload: { n: 8 } },
  });
});

test('QUE-059 a lowered limit also blocks people who already exceed it', () => {
  expect(roomFor(inCategory(2, 3), WANTED)).toMatchObject({ kind: 'full' });
  expect(roomFor(inCategory(0, 3), { ...WANTED, categoryLimit: 1 })).toMatchObject({
    kind: 'full',
  });
});

test('QUE-058 tickets of a person with a free slot between them, and numbers to come, fill the limit too', () => {
  const full = { kind: 'full', violation: { code: 'max_tickets', payload: { n: 8 } } };
  expect(roomFor([...held(9).slice(1)], WANTED)).toEqual(full);
  const pending = held(8).map((each, number) => ({ ...each, number }));
  expect(roomFor([], WANTED, pending)).toEqual(full);
});

test('QUE-059 a ticket that was taken before its category had a limit occupies no slot of it', () => {
  const [before] = held(1, { categoryId: 5 });
  const tickets = [...(before ? [before] : []), ...inCategory(0)];
  expect(roomFor(tickets, { ...WANTED, categoryLimit: 3 })).toMatchObject({
    slots: { categorySlot: 1 },
  });
});

test('QUE-058 QUE-059 taking every free slot ends at the limits, with distinct slots', () => {
  const merchants = fc.array(fc.constantFrom(null, 5, 6), { maxLength: 20 });
  fc.assert(
    fc.property(merchants, fc.integer({ min: 1, max: 8 }), (categories, categoryLimit) => {
      const taken: Held[] = [];
      for (const [counterId, categoryId] of categories.entries()) {
        const limits = { limit: 8, categoryId, categoryLimit };
        const room = roomFor(taken, { counterId, ...limits });
        if (room.kind === 'free') taken.push({ counterId, categoryId, ...room.slots });
      }
      expect(new Set(taken.map(({ slot }) => slot)).size).toBe(taken.length);
      expect(taken.every(({ slot }) => slot < 8)).toBe(true);
      for (const category of [5, 6]) {
        const slots = taken
          .filter(({ categoryId }) => categoryId === category)
          .map(({ categorySlot }) => categorySlot);
        expect(new Set(slots).size).toBe(slots.length);
        expect(slots.length).toBeLessThanOrEqual(categoryLimit);
      }
    }),
  );
});
