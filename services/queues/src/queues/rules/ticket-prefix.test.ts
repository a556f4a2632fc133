import fc from 'fast-check';
import { ticketPrefix } from './ticket-prefix.ts';

const single = (name: string) => ({ name, parentQueueId: null });
const child = { name: 'Tavoli 1-2', parentQueueId: 4 };

test.each([
  { name: 'the first two letters', queue: single('Fast Track'), taken: [], prefix: 'FA' },
  { name: 'signs and digits left out', queue: single('3 x!è'), taken: [], prefix: 'XÈ' },
  { name: 'the initials next', queue: single('Fast Track'), taken: ['FA'], prefix: 'FT' },
  { name: 'a later letter', queue: single('Fast Track'), taken: ['FA', 'FT'], prefix: 'FS' },
  { name: 'letters apart from the name', queue: single('Bo'), taken: ['BO'], prefix: 'AA' },
  { name: 'a name of one letter', queue: single('X 1'), taken: ['AA'], prefix: 'AB' },
  { name: 'a name without letters', queue: single('24'), taken: [], prefix: 'AA' },
  { name: 'the smallest size', queue: child, taken: ['TA'], prefix: 'A' },
  { name: 'the next size', queue: child, taken: ['A', 'B'], prefix: 'C' },
])('S-01 $name: $prefix', ({ queue, taken, prefix }) => {
  expect(ticketPrefix(queue, taken)).toBe(prefix);
});

test('S-01 after Z the sizes of further multi-queues have two letters', () => {
  const taken: string[] = [];
  for (let size = 0; size < 30; size += 1) taken.push(ticketPrefix(child, taken));
  expect(taken.slice(0, 4)).toEqual(['A', 'B', 'C', 'D']);
  expect(taken.slice(25)).toEqual(['Z', 'AA', 'AB', 'AC', 'AD']);
});

test('S-01 prefixes of any names are different and hold no digit', () => {
  const queue = fc.record({
    name: fc.string({ unit: 'grapheme', maxLength: 12 }),
    parentQueueId: fc.option(fc.constant(4)),
  });
  fc.assert(
    fc.property(fc.array(queue, { maxLength: 60 }), (queues) => {
      const taken: string[] = [];
      for (const each of queues) taken.push(ticketPrefix(each, taken));
      expect(new Set(taken).size).toBe(queues.length);
      expect(taken.filter((prefix) => !/^\p{L}+$/u.test(prefix))).toEqual([]);
    }),
  );
});
