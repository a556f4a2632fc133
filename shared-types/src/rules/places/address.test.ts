import { type AddressParts, formatAddress } from './address.ts';

const BOLOGNA: AddressParts = {
  route: 'Via dei Mulini',
  streetNumber: '12',
  city: 'Bologna',
  postalCode: '40121',
  province: 'BO',
  country: 'IT',
  formattedAddress: 'Via dei Mulini, 12, Bologna BO, Italia',
};

test.each([
  ['Italy', {}, 'Via dei Mulini 12, 40121 Bologna BO'],
  ['Germany', { country: 'DE', province: 'BE' }, 'Via dei Mulini 12, 40121 Bologna'],
  ['an unknown country', { country: null }, 'Via dei Mulini 12, 40121 Bologna'],
  ['no number', { streetNumber: null }, 'Via dei Mulini, 40121 Bologna BO'],
  ['no postal code', { postalCode: null }, 'Via dei Mulini 12, Bologna BO'],
  ['no street, but the text of the map', { route: null }, BOLOGNA.formattedAddress],
  ['no city, but the text of the map', { city: '' }, BOLOGNA.formattedAddress],
  ['a number without its street', { route: null, formattedAddress: null }, '40121 Bologna BO'],
  [
    'nothing at all',
    {
      route: null,
      streetNumber: null,
      city: null,
      postalCode: null,
      province: null,
      formattedAddress: null,
    },
    null,
  ],
])('CON-038: an address with %s', (_, change, line) => {
  expect(formatAddress({ ...BOLOGNA, ...change })).toBe(line);
});

test.each([
  { countries: ['AU', 'CA', 'US'], line: '12 Via dei Mulini, Bologna BO 40121' },
  { countries: ['GB', 'IE', 'MT', 'NZ'], line: '12 Via dei Mulini, Bologna 40121' },
  { countries: ['FR', 'LU'], line: '12 Via dei Mulini, 40121 Bologna' },
])('CON-038: in $countries an address reads $line', ({ countries, line }) => {
  const lines = countries.map((country) => formatAddress({ ...BOLOGNA, country }));
  expect(lines).toEqual(countries.map(() => line));
});
