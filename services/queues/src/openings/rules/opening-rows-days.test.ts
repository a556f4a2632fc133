import type { Opening } from '@turno/shared-types';
import fc from 'fast-check';
import { changedOpenings } from './opening-rows.ts';

const time = fc.integer({ min: 0, max: 96 }).map((quarter) => {
  const hours = String(Math.floor(quarter / 4)).padStart(2, '0');
  return `${hours}:${String((quarter % 4) * 15).padStart(2, '0')}`;
});
const draft = fc.record(
  {
    dayOfWeek: fc.constantFrom(null, 0, 1, 2),
    date: fc.constantFrom(null, '2027-01-06', '2027-01-07', '2027-02-30'),
    start: fc.option(time),
    end: fc.option(time),
    typology: fc.constantFrom(null, 'openings' as const, 'closings' as const),
  },
  { requiredKeys: [] },
);

test('QUE-021 whatever is sent, no day ever has three slots or two that overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.array(draft, { maxLength: 3 }), { maxLength: 20 }), (saves) => {
      let rows: readonly Opening[] = [];
      let nextId = 1;
      for (const create of saves) {
        const after = changedOpenings(
          rows,
          { create, edit: [], delete: [] },
          create.map(() => nextId++),
        );
        if ('openings' in after) rows = after.openings;
      }
      const slots = rows.filter(({ start }) => start !== null);
      for (const { id, date, dayOfWeek, start, end } of slots) {
        const others = slots.filter((o) => o.date === date && o.dayOfWeek === dayOfWeek);
        expect(others.length).toBeLessThanOrEqual(2);
        for (const other of others.filter(
          (o) => o.id !== id && o.start !== o.end && start !== end,
        )) {
          expect((other.end ?? '') <= (start ?? '') || (other.start ?? '') >= (end ?? '')).toBe(
            true,
          );
        }
      }
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }),
    { numRuns: 500 },
  );
});
