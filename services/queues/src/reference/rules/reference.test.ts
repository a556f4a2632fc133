import {
  categoryChange,
  franchisingChange,
  mayBeParent,
  newCategory,
  newFranchising,
  referenceSchema,
} from './reference.ts';

const NAMES = { it: 'Bar', en: 'Bar', es: 'Bar', de: 'Bar' };
const CATEGORY = { names: NAMES, keywords: ['caffè'], maxActiveTicketsPerUser: 2, featured: true };
const FRANCHISING = {
  name: 'Luna',
  logoUrl: 'https://luna.example/logo.svg',
  ticketsExpireIn: 300,
  brandColour: '#0A6e5c',
  origins: ['https://luna.example'],
  emailDomains: ['luna.example'],
};

test('a new category or franchising needs its names only', () => {
  expect(newCategory.parse({ names: NAMES })).toEqual({
    names: NAMES,
    parentId: null,
    keywords: [],
    maxActiveTicketsPerUser: null,
    featured: false,
  });
  expect(newFranchising.parse({ name: ' Luna ' })).toEqual({
    name: 'Luna',
    logoUrl: null,
    ticketsExpireIn: null,
    brandColour: null,
    origins: [],
    emailDomains: [],
  });
});

test('a change has every field', () => {
  expect(categoryChange.parse(CATEGORY)).toEqual(CATEGORY);
  expect(franchisingChange.parse(FRANCHISING)).toEqual(FRANCHISING);
  for (const field of Object.keys(CATEGORY)) {
    expect(categoryChange.safeParse({ ...CATEGORY, [field]: undefined }).success).toBe(false);
  }
  for (const field of Object.keys(FRANCHISING)) {
    expect(franchisingChange.safeParse({ ...FRANCHISING, [field]: undefined }).success).toBe(false);
  }
});

test.each([
  { name: 'a language less', change: { names: { ...NAMES, de: undefined } } },
  { name: 'a language more', change: { names: { ...NAMES, fr: 'Bar' } } },
  { name: 'an empty name', change: { names: { ...NAMES, de: ' ' } } },
  { name: 'a name of 121 letters', change: { names: { ...NAMES, de: 'x'.repeat(121) } } },
  { name: '41 keywords', change: { keywords: Array.from({ length: 41 }, () => 'x') } },
  { name: 'a limit of nothing', change: { maxActiveTicketsPerUser: 0 } },
  { name: 'a parent', change: { parentId: 3 } },
])('S-06 a category with $name is refused', ({ change }) => {
  expect(categoryChange.safeParse({ ...CATEGORY, ...change }).success).toBe(false);
});

test.each([
  { name: 'a path in its origin', change: { origins: ['https://luna.example/app'] } },
  { name: 'an origin of another kind', change: { origins: ['ftp://luna.example'] } },
  { name: 'a logo of another kind', change: { logoUrl: 'javascript:alert(1)' } },
  { name: 'a logo that is no picture', change: { logoUrl: 'data:text/html,x' } },
  {
    name: 'a logo of 2,001 characters',
    change: { logoUrl: `data:image/png,${'x'.repeat(1_986)}` },
  },
  { name: 'a logo of no characters', change: { logoUrl: '' } },
  { name: 'a longer protocol', change: { logoUrl: 'xhttps://luna.example/logo.svg' } },
  { name: 'tickets that expire at once', change: { ticketsExpireIn: 0 } },
  { name: 'tickets for more than a day', change: { ticketsExpireIn: 86_401 } },
  { name: 'a colour by its name', change: { brandColour: 'green' } },
  { name: 'a colour of seven signs', change: { brandColour: '#0a6e5c0' } },
  { name: 'a domain in capitals', change: { emailDomains: ['Luna.example'] } },
  { name: 'a domain without an end', change: { emailDomains: ['luna'] } },
  { name: 'an address', change: { emailDomains: ['anna@luna.example'] } },
  { name: 'a domain with a path', change: { emailDomains: ['luna.example/x'] } },
])('S-06 a franchising with $name is refused', ({ change }) => {
  expect(franchisingChange.safeParse({ ...FRANCHISING, ...change }).success).toBe(false);
});

test.each([
  { change: { logoUrl: 'data:image/svg+xml,x' } },
  { change: { logoUrl: `data:image/png,${'x'.repeat(1_985)}` } },
  { change: { logoUrl: 'http://luna.example/logo.svg' } },
  { change: { ticketsExpireIn: 86_400 } },
  { change: { emailDomains: ['shop-1.luna.example', 'a.b.c.example'] } },
  { change: { origins: ['http://localhost:3001'] } },
])('S-06 a franchising with $change is accepted', ({ change }) => {
  expect(franchisingChange.safeParse({ ...FRANCHISING, ...change }).success).toBe(true);
});

test.each([
  { id: 0, good: false },
  { id: 1, good: true },
  { id: 999, good: true },
  { id: 1_000, good: false },
])('id $id is one of the reference file: $good', ({ id, good }) => {
  const file = { categories: [{ names: NAMES, id }], franchisings: [{ name: 'Luna', id }] };
  expect(referenceSchema.safeParse(file).success).toBe(good);
  expect(
    referenceSchema.safeParse({ categories: [], franchisings: file.franchisings }).success,
  ).toBe(good);
  expect(referenceSchema.safeParse({ ...file, franchisings: undefined }).success).toBe(false);
});

const CATEGORIES = new Map([
  [1, { parentId: null, retiredAt: null }],
  [2, { parentId: 1, retiredAt: null }],
  [3, { parentId: null, retiredAt: new Date('2026-11-20T10:00:00Z') }],
]);

test.each([
  { parentId: null, may: true },
  { parentId: 1, may: true },
  { parentId: 2, may: false },
  { parentId: 3, may: false },
  { parentId: 4, may: false },
])('categories have two levels: inside $parentId, $may', ({ parentId, may }) => {
  expect(mayBeParent(CATEGORIES, parentId)).toBe(may);
});
