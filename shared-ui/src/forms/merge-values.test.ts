import { mergeValues } from './merge-values.ts';

const row = (key: string, end: string) => ({ key, end });
const BEFORE = [row('1', '13:00'), row('2', '20:00')];

test.each([
  ['a text that only they changed', 'a', 'a', 'b', { value: 'b', isConflict: false }],
  ['a text that only the person changed', 'c', 'a', 'a', { value: 'c', isConflict: false }],
  ['a text that both changed alike', 'c', 'a', 'c', { value: 'c', isConflict: false }],
  ['a text that both changed', 'c', 'a', 'b', { value: 'c', isConflict: true }],
  [
    'sizes in their places',
    [9, 2, 3],
    [1, 2, 3],
    [1, 2, 8],
    { value: [9, 2, 8], isConflict: false },
  ],
  ['one size that both changed', [9, 2], [1, 2], [7, 2], { value: [9, 2], isConflict: true }],
])('MER-059 %s', (_, mine, before, theirs, merged) => {
  expect(mergeValues(mine, before, theirs, true)).toEqual(merged);
});

test('MER-059 a list whose elements have neither keys nor places is one value', () => {
  const times = mergeValues(['10:00', '14:00'], ['10:00', '12:00'], ['09:00', '10:00']);
  expect(times).toEqual({ value: ['10:00', '14:00'], isConflict: true });
});

test('MER-059 a row that both added is there once', () => {
  const stored = { ...row('7', '18:00'), id: 7 };
  const merged = mergeValues([...BEFORE, { ...row('new-1', '18:00'), id: null }], BEFORE, [
    ...BEFORE,
    stored,
  ]);
  expect(merged).toEqual({ value: [...BEFORE, stored], isConflict: false });
});

test.each([
  [
    'another row that they changed',
    [row('1', '12:00'), row('2', '20:00')],
    [row('1', '13:00'), row('2', '21:00')],
    { value: [row('1', '12:00'), row('2', '21:00')], isConflict: false },
  ],
  [
    'a row that they added, and one that the person added',
    [...BEFORE, row('new-1', '18:00')],
    [...BEFORE, row('3', '15:00')],
    { value: [...BEFORE, row('3', '15:00'), row('new-1', '18:00')], isConflict: false },
  ],
  [
    'a row that they removed, and one that the person removed',
    [row('1', '13:00')],
    [row('2', '20:00')],
    { value: [], isConflict: false },
  ],
  [
    'a row that the person removed and they changed',
    [row('1', '13:00')],
    [row('1', '13:00'), row('2', '21:00')],
    { value: [row('1', '13:00')], isConflict: true },
  ],
])('MER-059 rows: %s', (_, mine, theirs, merged) => {
  expect(mergeValues(mine, BEFORE, theirs)).toEqual(merged);
});
