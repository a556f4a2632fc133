import fc from 'fast-check';
import { freeShortNames, lettersOf } from './short-name.ts';

test.each([
  ['Cassa', 'CA'],
  ['cassa veloce', 'CA'],
  ['3 tavoli', '3T'],
  ["L'angolo", 'LA'],
  ['  -è.qui', 'ÈQ'],
  ['straße', 'ST'],
  ['ßa', 'SS'],
  ['x1', 'X1'],
  ['---', 'QU'],
  ['', 'QU'],
  ['x!!', 'QU'],
  ['市場入口', '市場'],
])('QUE-023 the letters of %p are %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});

test.each([
  [[], 1, ['CA1']],
  [['CA1'], 1, ['CA2']],
  [['CA2', 'CA3'], 1, ['CA1']],
  [['CA1', 'CA3', 'TA2'], 3, ['CA2', 'CA4', 'CA5']],
])('G-44 beside %p the next %d are %p', (taken, count, free) => {
  expect(freeShortNames('CA', taken, count)).toEqual(free);
});

test('QUE-023 G-44 what is given is new, each once, and as small as can be', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 30 })),
      fc.integer({ min: 1, max: 5 }),
      (used, n) => {
        const taken = used.map((suffix) => `CA${suffix}`);
        const free = freeShortNames('CA', taken, n);
        expect(new Set([...taken, ...free]).size).toBe(new Set(taken).size + n);
        const largest = Number(free.at(-1)?.slice(2));
        expect(largest).toBeLessThanOrEqual(new Set(used).size + n);
      },
    ),
  );
});
