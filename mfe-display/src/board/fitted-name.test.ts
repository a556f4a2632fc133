import { lineLength } from './fitted-name.tsx';

test.each([
  { name: 'Banco', lengths: [5, 5, 5] },
  { name: '', lengths: [1, 1, 1] },
  { name: 'Banco salumi', lengths: [12, 6, 6] },
  { name: 'Sportello informazioni e reclami', lengths: [32, 22, 12] },
  { name: 'A due tre quattro cinque', lengths: [24, 14, 9] },
  // A word is not broken while it can get smaller.
  { name: 'Kraftfahrzeugzulassungsstelle Nord', lengths: [34, 29, 29] },
])('DIS-002 "$name" fits one, two or three lines of $lengths characters', ({ name, lengths }) => {
  expect([1, 2, 3].map((lines) => lineLength(name, lines))).toEqual(lengths);
});
