import { looksLikeMerchantToken } from './admit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = NOW.getTime() / 1_000 + 60;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: unknown) => `${encoded({ alg: 'EdDSA' })}.${encoded(payload)}.c2ln`;
const GOOD = { exp: LATER, roles: ['ROLE_MERCHANT'] };

test.each([
  { name: 'a merchant’s', text: token(GOOD), may: true },
  {
    name: 'one of ours, with one role',
    text: token({ exp: LATER, role: 'ROLE_MERCHANT' }),
    may: true,
  },
  {
    name: 'one with more roles',
    text: token({ exp: LATER, roles: ['X', 'ROLE_MERCHANT'] }),
    may: true,
  },
  { name: 'one with other letters', text: token({ ...GOOD, name: 'Zoë ÿ>?' }), may: true },
  { name: 'an expired one', text: token({ ...GOOD, exp: NOW.getTime() / 1_000 }), may: false },
  { name: 'one without an end', text: token({ roles: ['ROLE_MERCHANT'] }), may: false },
  { name: 'one whose end is a text', text: token({ ...GOOD, exp: String(LATER) }), may: false },
  { name: 'a user’s', text: token({ exp: LATER, roles: ['ROLE_USER'] }), may: false },
  { name: 'one without roles', text: token({ exp: LATER }), may: false },
  { name: 'a role as a text', text: token({ exp: LATER, roles: 'ROLE_MERCHANT' }), may: false },
  { name: 'two parts', text: token(GOOD).split('.').slice(0, 2).join('.'), may: false },
  { name: 'four parts', text: `${token(GOOD)}.c2ln`, may: false },
  { name: 'an empty signature', text: token(GOOD).replace(/[^.]+$/, ''), may: false },
  { name: 'parts of plain base64', text: token(GOOD).replace(/[^.]+$/, 'a+/='), may: false },
  { name: 'a payload that is no JSON', text: 'aaaa.aaaa.aaaa', may: false },
  { name: 'a payload of null', text: token(null), may: false },
  { name: 'a payload that is a number', text: token(7), may: false },
  { name: 'nothing', text: '', may: false },
  { name: 'a script', text: '<script>alert(1)</script>', may: false },
])('SHL-014 G-15 $name may be a merchant’s token: $may', ({ text, may }) => {
  expect(looksLikeMerchantToken(text, NOW)).toBe(may);
});
