import { nextSearch, suggestCategories } from './search-rules.ts';

test.each([
  ['three characters search', '', 'for', 'for'],
  ['one and two characters send nothing', '', 'fo', ''],
  ['a shortened text keeps the list', 'forno', 'fo', 'forno'],
  ['an emptied box shows everything', 'forno', '', ''],
  ['blanks do not count', '', '  fo ', ''],
  ['blanks around are dropped', '', ' forno ', 'forno'],
])('CON-013, X-07: %s', (_, applied, typed, expected) => {
  expect(nextSearch(applied, typed)).toBe(expected);
});

const categories = ['Alimentari', 'Café', 'Cultura e svago', 'Salute'].map((name) => ({ name }));

test.each([
  ['nothing', '', []],
  ['one character', 's', []],
  ['two characters', 'sa', []],
  ['blanks beside two characters', ' sa ', []],
  ['three characters', 'sal', ['Salute']],
  ['a part inside', 'ment', ['Alimentari']],
  ['another case', 'SAL', ['Salute']],
  ['no accent', 'cafe', ['Café']],
  ['an unknown category', 'zoo', []],
])('CON-014, X-07: %s', (_, typed, names) => {
  expect(suggestCategories(categories, typed).map(({ name }) => name)).toEqual(names);
});

test('CON-014: a few are enough', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ name: `Negozio ${index}` }));
  expect(suggestCategories(many, 'negozio')).toHaveLength(4);
});
