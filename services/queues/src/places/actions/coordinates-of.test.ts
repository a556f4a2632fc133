import { ApiError } from '@turno/kit';
import type { AddressParts } from '@turno/shared-types/rules';
import { createEmbeddedPlaces } from '../clients/embedded-places.ts';
import { coordinatesOf } from './coordinates-of.ts';

const NOTHING: AddressParts = {
  route: null,
  streetNumber: null,
  city: null,
  postalCode: null,
  country: null,
  formattedAddress: null,
};
const STREET = { route: 'Via delle Acacie Basse', streetNumber: '83', city: 'Roma' };
const WHERE = { lat: 41.89369, lng: 12.4629 };

test.each<{ name: string; address: Partial<AddressParts>; found: object | null }>([
  { name: 'street, number and city', address: STREET, found: WHERE },
  { name: 'another number of the street', address: { ...STREET, streetNumber: '1' }, found: WHERE },
  { name: 'no number', address: { ...STREET, streetNumber: null }, found: WHERE },
  {
    name: 'a formatted address',
    address: { formattedAddress: 'VIA DELLE ACACIE BASSE, 83, 00130 Roma RM, IT' },
    found: WHERE,
  },
  { name: 'an unknown street', address: { ...STREET, route: 'Via Mai Vista' }, found: null },
  { name: 'a city alone', address: { city: 'Roma' }, found: null },
  { name: 'a street without a city', address: { route: STREET.route }, found: null },
  { name: 'nothing', address: {}, found: null },
])('QUE-003 coordinates of an address: $name', async ({ address, found }) => {
  const places = createEmbeddedPlaces();
  expect(await coordinatesOf({ places }, { ...NOTHING, ...address }, 'it')).toEqual(found);
});

test('QUE-003 the parts win over a formatted address that is older; the country limits the search', async () => {
  const asked: object[] = [];
  const places = {
    ...createEmbeddedPlaces(),
    locate: async (question: object) => {
      asked.push(question);
      return null;
    },
  };
  const address = {
    ...STREET,
    postalCode: '00130',
    country: 'IT',
    formattedAddress: 'Via Vecchia',
  };
  await coordinatesOf({ places }, address, 'de');
  await coordinatesOf({ places }, NOTHING, 'de');
  expect(asked).toEqual([
    { address: 'Via delle Acacie Basse 83, 00130 Roma', country: 'IT', language: 'de' },
  ]);
});

test('QUE-003 a map that is unavailable knows no address; a defect is no such answer', async () => {
  const failing = (error: Error) => ({
    places: { ...createEmbeddedPlaces(), locate: () => Promise.reject(error) },
  });
  const address = { ...NOTHING, ...STREET };
  const away = failing(new ApiError('places_unavailable'));
  expect(await coordinatesOf(away, address, 'it')).toBeNull();
  await expect(coordinatesOf(failing(new TypeError('x')), address, 'it')).rejects.toThrow('x');
});
