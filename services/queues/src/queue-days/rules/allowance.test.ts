import fc from 'fast-check';
import { type Held, roomFor } from './allowance.ts';

const WANTED = { counterId: 20, limit: 8, categoryId: 5, categoryLimit: 2 };
const held = (count: number, change: Partial<Held> = {}): Held[] =>
  Array.from({ length: count }, (_, place) => ({
    counterId: 100 + place,
    categoryId: null,
    place,
    ...change,
  }));
const inCategory = (...places: number[]): Held[] =>
  places.map((categoryPlace, index) => ({
    counterId: 200 + index,
    categoryId: 5,
    place: 7 - index,
    categoryPlace,
  }));

test.each([
  { name: 'nothing', tickets: [], room: { place: 0, categoryPlace: 0 } },
  { name: 'three elsewhere', tickets: held(3), room: { place: 3, categoryPlace: 0 } },
  {
    name: 'QUE-059 one in the category',
    tickets: inCategory(0),
    room: { place: 0, categoryPlace: 1 },
  },
  { name: 'the second of two', tickets: inCategory(1), room: { place: 0, categoryPlace: 0 } },
  { name: 'a gap', tickets: held(3).slice(1), room: { place: 0, categoryPlace: 0 } },
  { name: 'seven elsewhere', tickets: held(7), room: { place: 7, categoryPlace: 0 } },
  {
    name: 'two of other categories',
    tickets: held(2, { categoryId: 6 }),
    room: { place: 2, categoryPlace: 0 },
  },
])('QUE-058 a person with $name takes the first free slot', ({ tickets, room }) => {
  expect(roomFor(tickets, WANTED)).toEqual({ kind: 'free', place: room });
});

test('QUE-059 a category without a limit, and no category, count no places of their own', () => {
  const room = { kind: 'free', place: { place: 2 } };
  expect(roomFor(held(2, { categoryId: 5 }), { ...WANTED, categoryLimit: null })).toEqual(room);
  expect(roomFor(held(2), { ...WANTED, categoryId: null })).toEqual(room);
});

test('QUE-058 a ticket in this very queue comes before every limit', () => {
  const here = { counterId: 20, categoryId: 5, place: 0, categoryPlace: 0 };
  expect(roomFor([...held(8), here], WANTED)).toEqual({ kind: 'occupied', by: here });
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

test('QUE-058 QUE-059 taking every free slot ends at the limits, with distinct slots', () => {
  const merchants = fc.array(fc.constantFrom(null, 5, 6), { maxLength: 20 });
  fc.assert(
    fc.property(merchants, fc.integer({ min: 1, max: 8 }), (categories, categoryLimit) => {
      const taken: Held[] = [];
      for (const [counterId, categoryId] of categories.entries()) {
        const limits = { limit: 8, categoryId, categoryLimit };
        const room = roomFor(taken, { counterId, ...limits });
        if (room.kind === 'free') taken.push({ counterId, categoryId, ...room.place });
      }
      expect(new Set(taken.map(({ place }) => place)).size).toBe(taken.length);
      expect(taken.every(({ place }) => place < 8)).toBe(true);
      for (const category of [5, 6]) {
        const places = taken
          .filter(({ categoryId }) => categoryId === category)
          .map(({ categoryPlace }) => categoryPlace);
        expect(new Set(places).size).toBe(places.length);
        expect(places.length).toBeLessThanOrEqual(categoryLimit);
      }
    }),
  );
});
