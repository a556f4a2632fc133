import type { MapPlace } from '@turno/shared-types';
import { memoryStorage } from '@turno/shared-ui/test';
import { PLACE as FOUND } from '../../test/registration.tsx';
import { countriesOf } from './countries.ts';
import {
  isComplete,
  newMerchantOf,
  type RegistrationValues,
  registrationRules,
} from './new-merchant.ts';
import { nextStep, readRegistration } from './registration.ts';

const VALUES: RegistrationValues = {
  name: 'Chiosco Levante',
  route: 'Molo 3',
  city: 'Bari',
  postalCode: '',
  country: 'IT',
  website: 'chiosco.example',
  phone: '',
  category: 'bar',
  categoryId: 4,
  capacity: 2,
  email: 'livia@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  terms: true,
};
const PLACE: MapPlace = { ...FOUND, phone: null };
const market = { ...PLACE, name: 'Carrefour Express' };

async function problems(change: Partial<RegistrationValues>, place: MapPlace | null = PLACE) {
  const result = await registrationRules(place)['~standard'].validate({ ...VALUES, ...change });
  const { issues = [] } = result as { issues?: { path: string[]; message: string }[] };
  return Object.fromEntries(issues.map(({ path: [field = ''], message }) => [field, message]));
}

test.each([
  ['the browser’s languages first, then the markets', ['pt-PT', 'en'], ['PT', 'US', 'IT']],
  ['a country once', ['it', 'it-IT', 'de-AT'], ['IT', 'AT', 'ES']],
  ['the markets alone', ['', 'x-klingon'], ['IT', 'ES', 'DE']],
])('MER-001 SHL-031 a search covers %s', (_, languages, first) => {
  expect(countriesOf(languages).slice(0, 3)).toEqual(first);
});

test('MER-001 a search covers ten countries at most', () => {
  const many = ['fr', 'nl', 'pl', 'cs', 'sv', 'fi', 'da', 'el', 'hu', 'ro', 'bg', 'hr'];
  expect(countriesOf(many)).toHaveLength(10);
});

test.each<[string, Partial<RegistrationValues>, Record<string, string>]>([
  ['what is right', {}, {}],
  ['MER-005 no category', { categoryId: null }, { category: 'category' }],
  ['MER-005 no capacity', { capacity: null }, { capacity: 'capacity_invalid' }],
  ['MER-005 a capacity of 0', { capacity: 0 }, { capacity: 'capacity_invalid' }],
  ['MER-006 no address', { email: 'livia@' }, { email: 'invalid_email' }],
  [
    'MER-006 a short password',
    { password: 'x', confirmPassword: 'x' },
    { password: 'password_too_short' },
  ],
  [
    'MER-006 another repetition',
    { confirmPassword: 'correct house' },
    { confirmPassword: 'mismatch' },
  ],
])('the form finds %s', async (_, change, found) => {
  expect(await problems(change)).toEqual(found);
});

test.each([
  ['livia@example.com', { email: 'franchise' }],
  ['livia@carrefour.it', {}],
])('MER-007 G-41 the franchise’s name with %s', async (email, found) => {
  expect(await problems({ email }, market)).toEqual(found);
});

test('MER-003 a place that no map knows needs a name, a street and a city', async () => {
  const empty = { name: ' ', route: '', city: '', website: 'not a site', phone: 'none' };
  const found = { name: 'required', route: 'required', city: 'required' };
  expect(await problems(empty, null)).toEqual({ ...found, website: 'website', phone: 'phone' });
  expect(await problems({}, null)).toEqual({});
});

test.each([
  ['123', 'zibaldone', { phone: 'phone', website: 'website' }],
  ['1234567890123456', '192.168.1.4', { phone: 'phone', website: 'website' }],
  ['+39 06 5550 001', 'www.chiosco.example/due', {}],
  ['', '', {}],
])('MER-003 the telephone “%s” and the website “%s” are judged', async (phone, website, found) => {
  expect(await problems({ phone, website }, null)).toEqual(found);
});

test.each(['email', 'password', 'confirmPassword'] as const)(
  'MER-006 without %s nothing is sent',
  (field) => {
    expect(isComplete(VALUES)).toBe(true);
    expect(isComplete({ ...VALUES, [field]: '' })).toBe(false);
    expect(isComplete({ ...VALUES, terms: false })).toBe(false);
  },
);

test('MER-008 the creation has what the map knows, with category, capacity and e-mail', () => {
  expect(newMerchantOf(VALUES, PLACE)).toEqual({
    ...PLACE,
    categoryId: 4,
    capacity: 2,
    defaultWaitingTime: 300,
    email: 'livia@example.com',
  });
});

test('MER-007 S-07 a place with the franchise’s name asks for the franchise', () => {
  expect(newMerchantOf(VALUES, market)).toMatchObject({ franchisingId: 1 });
});

test('MER-008 a typed place has its address; what the contract rejects of a map is left out', () => {
  expect(newMerchantOf(VALUES, null)).toMatchObject({
    name: 'Chiosco Levante',
    route: 'Molo 3',
    city: 'Bari',
    country: 'IT',
    website: 'https://chiosco.example',
  });
  const wrong = newMerchantOf(VALUES, { ...PLACE, phone: 'call us!', website: 'ftp://x' });
  expect(wrong).toMatchObject({ name: 'Forno Aurora', city: 'Roma' });
  expect(wrong).not.toHaveProperty('phone');
  expect(wrong).not.toHaveProperty('website');
});

test('G-31 a place in a country that the form does not name has the time zone of the device', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(newMerchantOf({ ...VALUES, country: '' }, null)).toMatchObject({ timezone: timeZone });
  expect(newMerchantOf(VALUES, null)).not.toHaveProperty('timezone');
});

test.each(['nonsense', '{}', '{"body":{"name":"x","categoryId":1}}', 'null', '7'])(
  'IDN-030 %s in the store is no registration',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('merchantRegistration', text);
    expect(readRegistration(storage, 0)).toBeNull();
    expect(storage.getItem('merchantRegistration')).toBeNull();
    expect(nextStep(null)).toBe('account');
  },
);
