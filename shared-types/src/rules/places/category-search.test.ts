import { suggestCategories } from './category-search.ts';

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
])('CON-014, MER-004, X-07: %s', (_, typed, names) => {
  expect(suggestCategories(categories, typed).map(({ name }) => name)).toEqual(names);
});

test('CON-014: a few are enough', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ name: `Negozio ${index}` }));
  expect(suggestCategories(many, 'negozio')).toHaveLength(4);
});
