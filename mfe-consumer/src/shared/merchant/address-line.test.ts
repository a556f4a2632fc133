import { buildMerchant } from '@turno/shared-types/test-data';
import { addressLine } from './address-line.ts';

test.each([
  ['all of it', {}, 'Via dei Mulini 12, 40121 Bologna'],
  ['no number', { streetNumber: null }, 'Via dei Mulini, 40121 Bologna'],
  ['no street', { route: null, streetNumber: null }, '40121 Bologna'],
  [
    'nothing but what the map says',
    { route: null, streetNumber: null, city: null, postalCode: null, formattedAddress: 'Al porto' },
    'Al porto',
  ],
])('CON-038: %s', (_, change, line) => {
  expect(addressLine(buildMerchant(change))).toBe(line);
});
