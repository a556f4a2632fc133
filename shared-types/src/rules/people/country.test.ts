import { isCountry } from './country.ts';

test.each(['IT', 'DE', 'ES', 'GB', 'SM', 'VA', 'XK'])('QUE-008 %s is a country', (code) => {
  expect(isCountry(code)).toBe(true);
});

test('QUE-008 the countries are the 249 of ISO 3166-1, and Kosovo', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  expect(pairs.filter(isCountry)).toHaveLength(250);
});

test.each([
  ['XX', 'nobody’s'],
  ['ZZ', 'an unknown country'],
  ['EU', 'a group of countries'],
  ['UN', 'an organisation'],
  ['YU', 'a former country'],
  ['UK', 'not the code of that country'],
  ['it', 'not in capitals'],
  ['ITA', 'not of two letters'],
  ['IT ', 'not of two letters'],
  ['', 'not of two letters'],
])('QUE-008 %p is %s', (code) => {
  expect(isCountry(code)).toBe(false);
});
