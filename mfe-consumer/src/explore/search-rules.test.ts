import { nextSearch } from './search-rules.ts';

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
