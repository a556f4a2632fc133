import { suggestCategories } from './category-search.ts';

const categories = ['Alimentari', 'Café e tè', 'Cultura e svago', 'Salute'].map((name) => ({
  name,
}));

test.each([
  ['nothing', '', []],
  ['one character', 's', []],
  ['two characters', 'sa', []],
  ['blanks beside two characters', ' sa ', []],
  ['three characters', 'sal', ['Salute']],
  ['blanks beside three characters', ' sal ', ['Salute']],
  ['a part inside', 'ment', ['Alimentari']],
  ['another case', 'SAL', ['Salute']],
  ['no accent', 'cafe e', ['Café e tè']],
  ['other accents', 'càfe', ['Café e tè']],
  ['an unknown category', 'zoo', []],
])('CON-014, MER-004, X-07: %s', (_, typed, names) => {
  expect(suggestCategories(categories, typed)).toEqual(names.map((name) => ({ name })));
});

test('CON-014: a few are enough', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ name: `Negozio ${index}` }));
  expect(suggestCategories(many, 'negozio')).toHaveLength(4);
});
