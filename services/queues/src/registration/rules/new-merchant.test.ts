import { everyDay } from '../../../test/factories.ts';
import { lacksPlaceFields, type MerchantDraft, newMerchant } from './new-merchant.ts';

const DRAFT: MerchantDraft = { name: 'Caffè dell’Angolo', categoryId: 4 };
const OPENINGS = everyDay('09:00', '13:00');
const GIVEN = {
  id: 12,
  managerId: 5,
  since: new Date('2026-11-21T10:00:00Z'),
  isVerified: true,
  openings: OPENINGS,
  place: null,
  coordinates: null,
  requestedFranchisingId: null,
};
const PLACE = {
  placeId: 'map:1',
  name: 'Angolo',
  route: 'Via Lunga',
  streetNumber: '3',
  formattedAddress: 'Via Lunga 3, Vienna',
  city: 'Vienna',
  postalCode: '1010',
  province: 'W',
  country: 'AT',
  lat: 48.2,
  lng: 16.37,
  website: 'https://angolo.example',
  phone: '+43 1 5550',
  openings: [],
};
const SENT = {
  route: 'Piazza Corta',
  streetNumber: '8',
  formattedAddress: 'Piazza Corta 8, Roma',
  city: 'Roma',
  postalCode: '00100',
  province: 'RM',
  country: 'IT',
  lat: 41.9,
  lng: 12.49,
  website: 'https://corta.example',
  phone: '+39 06 5550',
};

test('QUE-008 G-57 of a merchant of which little is known the rest is unknown, and nothing is guessed', () => {
  expect(newMerchant(DRAFT, GIVEN)).toStrictEqual({
    id: 12,
    openings: OPENINGS,
    name: 'Caffè dell’Angolo',
    vanity: 'caffe-dellangolo',
    logoUrl: null,
    route: null,
    streetNumber: null,
    city: null,
    postalCode: null,
    province: null,
    country: null,
    formattedAddress: null,
    lat: null,
    lng: null,
    phone: null,
    website: null,
    placeId: null,
    photos: null,
    franchisingId: null,
    requestedFranchisingId: null,
    ticketsExpireIn: null,
    categoryId: 4,
    lineupLimitedBeforeOpening: null,
    avoidLineupBeforeOpening: false,
    timezone: 'Europe/Rome',
    team: [{ userId: 5, role: 'owner', since: GIVEN.since }],
    isVerified: true,
  });
});

const { placeId: _placeId, name: _name, openings: _openings, ...ofThePlace } = PLACE;

test.each([
  { name: 'sent values take precedence', draft: SENT, place: PLACE, expected: SENT },
  { name: 'what was left out is as the map has it', draft: {}, place: PLACE, expected: ofThePlace },
  {
    name: 'an empty text was left out',
    draft: { city: '' },
    place: PLACE,
    expected: { city: 'Vienna' },
  },
  {
    name: 'a contact that was deleted does not come back',
    draft: { phone: '', website: null },
    place: PLACE,
    expected: { phone: null, website: null, city: 'Vienna' },
  },
  {
    name: 'what a registration could not have sent does not come from the map either',
    draft: {},
    place: { ...PLACE, phone: '12', website: 'http://localhost', postalCode: '1'.repeat(21) },
    expected: { phone: null, website: null, postalCode: null, city: 'Vienna' },
  },
  {
    name: 'what the map does not know either is unknown',
    draft: {},
    place: { ...PLACE, province: null, lat: null },
    expected: { province: null, lat: null, lng: 16.37 },
  },
  {
    name: 'the equator is a latitude',
    draft: { lat: 0, lng: 0 },
    place: PLACE,
    expected: { lat: 0, lng: 0 },
  },
])('G-57 $name', ({ draft, place, expected }) => {
  expect(newMerchant({ ...DRAFT, ...draft }, { ...GIVEN, place })).toMatchObject(expected);
});

test.each([
  {
    name: 'the one that was sent',
    draft: { timezone: 'Europe/Madrid', ...SENT },
    zone: 'Europe/Madrid',
  },
  { name: 'the one of its coordinates', draft: { lat: 40.71, lng: -74 }, zone: 'America/New_York' },
  { name: 'the one of its country', draft: { country: 'PT' }, zone: 'Europe/Lisbon' },
])('G-31 its time zone is $name', ({ draft, zone }) => {
  expect(newMerchant({ ...DRAFT, ...draft }, GIVEN).timezone).toBe(zone);
});

test('G-31 G-57 its time zone may be the one of a map’s country', () => {
  const place = { ...PLACE, lat: null, lng: null };
  expect(newMerchant(DRAFT, { ...GIVEN, place }).timezone).toBe('Europe/Vienna');
});

const LOGO = 'https://logos.example/mine.svg';

test.each([
  { name: 'its own', draft: { logoUrl: LOGO }, logoUrl: LOGO },
  { name: 'none', draft: { logoUrl: '' }, logoUrl: null },
])('QUE-008 its logo is $name', ({ draft, logoUrl }) => {
  expect(newMerchant({ ...DRAFT, ...draft }, GIVEN)).toMatchObject({ logoUrl });
});

test('S-07 a franchising that is asked for is not joined', () => {
  const given = { ...GIVEN, requestedFranchisingId: 3 };
  const merchant = newMerchant({ ...DRAFT, franchisingId: 3, logoUrl: LOGO }, given);
  expect(merchant).toMatchObject({ franchisingId: null, requestedFranchisingId: 3, logoUrl: LOGO });
});

test('QUE-003 coordinates that were looked up fill those that neither the draft nor the map knows', () => {
  const coordinates = { lat: 45.4, lng: 9.2 };
  expect(newMerchant(DRAFT, { ...GIVEN, coordinates })).toMatchObject(coordinates);
});

test('G-57 QUE-007 the chosen address and the place are stored as sent', () => {
  const merchant = newMerchant({ ...DRAFT, vanity: 'angolo', placeId: 'map:9' }, GIVEN);
  expect(merchant).toMatchObject({ vanity: 'angolo', placeId: 'map:9' });
});

test.each([
  { name: 'everything', change: {}, lacks: false },
  { name: 'the equator', change: { lat: 0, lng: 0 }, lacks: false },
  { name: 'no latitude', change: { lat: undefined }, lacks: true },
  { name: 'no longitude', change: { lng: null }, lacks: true },
  { name: 'no province', change: { province: '' }, lacks: true },
  { name: 'no country', change: { country: undefined }, lacks: true },
  { name: 'no street, which is not asked for', change: { route: '' }, lacks: false },
])('G-57 whether the map is asked: $name was sent', ({ change, lacks }) => {
  expect(lacksPlaceFields({ ...DRAFT, ...SENT, ...change })).toBe(lacks);
});
