import { createMerchantCall } from '@turno/shared-types';
import { timeZoneOf } from './time-zone.ts';

test.each([
  { name: 'Rome', lat: 41.9, lng: 12.49, country: null, zone: 'Europe/Rome' },
  { name: 'Cagliari', lat: 39.22, lng: 9.12, country: 'IT', zone: 'Europe/Rome' },
  { name: 'New York', lat: 40.71, lng: -74.0, country: 'US', zone: 'America/New_York' },
  {
    name: 'Los Angeles, against its country',
    lat: 34.05,
    lng: -118.24,
    country: 'US',
    zone: 'America/Los_Angeles',
  },
  { name: 'Mumbai', lat: 19.08, lng: 72.88, country: null, zone: 'Asia/Kolkata' },
  { name: 'Auckland', lat: -36.85, lng: 174.76, country: null, zone: 'Pacific/Auckland' },
  { name: 'the open sea', lat: 30, lng: -40, country: 'PT', zone: 'Europe/Lisbon' },
  { name: 'only a country', lat: null, lng: null, country: 'ES', zone: 'Europe/Madrid' },
  { name: 'nothing', lat: null, lng: null, country: null, zone: 'Europe/Rome' },
])('G-31 G-57 the time zone of $name is $zone', ({ zone, ...spot }) => {
  expect(timeZoneOf(spot)).toBe(zone);
});

test.each([
  ['AR', 'America/Argentina/Buenos_Aires'],
  ['AT', 'Europe/Vienna'],
  ['AU', 'Australia/Sydney'],
  ['BE', 'Europe/Brussels'],
  ['CH', 'Europe/Zurich'],
  ['DE', 'Europe/Berlin'],
  ['ES', 'Europe/Madrid'],
  ['FR', 'Europe/Paris'],
  ['GB', 'Europe/London'],
  ['GR', 'Europe/Athens'],
  ['IE', 'Europe/Dublin'],
  ['IN', 'Asia/Kolkata'],
  ['IT', 'Europe/Rome'],
  ['JP', 'Asia/Tokyo'],
  ['NL', 'Europe/Amsterdam'],
  ['NZ', 'Pacific/Auckland'],
  ['PT', 'Europe/Lisbon'],
  ['SI', 'Europe/Ljubljana'],
  ['UA', 'Europe/Kyiv'],
  ['US', 'America/New_York'],
  ['ZZ', 'Europe/Rome'],
])('G-31 of a place in %s of which no more is known it is %s', (country, zone) => {
  expect(timeZoneOf({ lat: null, lng: null, country })).toBe(zone);
  // Half a point is none.
  expect(timeZoneOf({ lat: 40.71, lng: null, country })).toBe(zone);
  expect(timeZoneOf({ lat: null, lng: -74, country })).toBe(zone);
});

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const isCountry = (country: string) =>
  createMerchantCall.body.safeParse({ name: 'Forno', categoryId: 2, country }).success;
/** Nobody lives there. */
const EMPTY = ['BV', 'HM'];

test('G-31 no country gets the time zone of Italy because it has several or none that is known', () => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const countries = codes.filter((code) => isCountry(code) && code !== 'IT');
  const zones = countries.map((country) => timeZoneOf({ lat: null, lng: null, country }));
  expect(countries.filter((_, at) => zones[at] === 'Europe/Rome')).toEqual(EMPTY);
  for (const timeZone of zones) expect(() => Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});
