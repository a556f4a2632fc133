import { brandOf, isOfSite } from './brand.ts';

const franchising = { name: 'Mercati', logoUrl: '/own.svg', brandColour: '#e4002b' };
const overrides = { 2: { name: 'Fixed', logoUrl: '/configured.svg' } };

test.each([
  [
    'any other merchant shows its own name and logo',
    4,
    { name: 'Mercati', logoUrl: '/own.svg', colour: '#e4002b', hasPriority: false },
  ],
  [
    'the first has priority',
    1,
    { name: 'Mercati', logoUrl: '/own.svg', colour: '#e4002b', hasPriority: true },
  ],
  [
    'the second has a fixed name and a configured logo',
    2,
    { name: 'Fixed', logoUrl: '/configured.svg', colour: '#e4002b', hasPriority: false },
  ],
])('CON-018, G-35: of the franchisings %s', (_, id, brand) => {
  expect(brandOf({ ...franchising, id }, overrides)).toEqual(brand);
});

test('CON-018, G-35: a fixed name goes with the franchising’s logo where none is given', () => {
  expect(brandOf({ ...franchising, id: 2 }, { 2: { name: 'Fixed', logoUrl: null } })).toMatchObject(
    { name: 'Fixed', logoUrl: '/own.svg' },
  );
});

test.each([
  [null, null, true],
  [null, 4, true],
  [4, 4, true],
  [4, 2, false],
  [4, null, false],
])('SHL-017: a site of franchise %p shows a merchant of %p: %p', (site, franchisingId, isShown) => {
  expect(isOfSite({ franchisingId }, site)).toBe(isShown);
});
