import type { Access, Permission, StaffRole } from '@turno/shared-types';
import { type TestTokens, testTokens } from '../../test/index.ts';
import { ApiError } from '../api-error.ts';
import { type Attempt, authorize } from './guard.ts';

const SECRET = 'sixteen or more letters';
const STAFF_IDS: Partial<Record<number, StaffRole>> = {
  9: 'owner',
  11: 'manager',
  12: 'desk',
  13: 'door',
};
const OWN = { userId: '5', merchantId: '1' };
let tokens: TestTokens;
let bearer: Record<string, string>;

beforeAll(async () => {
  tokens = await testTokens();
  bearer = {
    guest: await tokens.tokenFor({ userId: 5, role: 'ROLE_GUEST' }),
    user: await tokens.tokenFor({ userId: 5 }),
    other: await tokens.tokenFor({ userId: 6 }),
    manager: await tokens.tokenFor({ userId: 9, role: 'ROLE_MERCHANT' }),
    'other manager': await tokens.tokenFor({ userId: 10, role: 'ROLE_MERCHANT' }),
    'a manager': await tokens.tokenFor({ userId: 11, role: 'ROLE_MERCHANT' }),
    'a desk': await tokens.tokenFor({ userId: 12, role: 'ROLE_MERCHANT' }),
    'a door': await tokens.tokenFor({ userId: 13, role: 'ROLE_MERCHANT' }),
    expired: await tokens.expired({ userId: 5 }),
    forged: await tokens.forged({ userId: 5 }),
  };
});

async function attempt(change: Partial<Attempt>): Promise<string> {
  const policy = {
    verifier: tokens.verifier,
    staffRoleOf: async (userId: number, merchantId: number) =>
      merchantId === 1 ? (STAFF_IDS[userId] ?? null) : null,
    internalSecret: SECRET,
  };
  const usual = { access: 'anyone' as const, path: '/x', params: OWN };
  try {
    await authorize(policy, {
      ...usual,
      authorization: undefined,
      internalSecret: undefined,
      ...change,
    });
    return 'in';
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
}

const WRONG = 'token_expired_or_wrong';
const ROWS: [Access, Record<string, string>][] = [
  ['anyone', { anonymous: 'in', guest: 'in', expired: WRONG, forged: WRONG }],
  ['signed-in', { anonymous: 'unauthorized', guest: 'in', manager: 'in', expired: WRONG }],
  ['self', { anonymous: 'unauthorized', user: 'in', other: 'not_found', manager: 'not_found' }],
  ['merchant', { anonymous: 'unauthorized', guest: 'forbidden', user: 'forbidden', manager: 'in' }],
  [
    'owner',
    { anonymous: 'unauthorized', user: 'forbidden', manager: 'in', 'other manager': 'forbidden' },
  ],
  ['internal', { anonymous: 'forbidden', manager: 'forbidden' }],
];
const CELLS = ROWS.flatMap(([access, row]) =>
  Object.entries(row).map(([who, outcome]) => ({ access, who, outcome })),
);

test.each(CELLS)('$access: $who -> $outcome', async ({ access, who, outcome }) => {
  const token = bearer[who];
  const authorization = token ? `Bearer ${token}` : undefined;
  expect(await attempt({ access, authorization })).toBe(outcome);
});

test.each([
  { who: 'guest', roles: ['ROLE_USER', 'ROLE_MERCHANT'], outcome: 'forbidden' },
  { who: 'user', roles: ['ROLE_USER', 'ROLE_MERCHANT'], outcome: 'in' },
  { who: 'user', roles: ['ROLE_MERCHANT'], outcome: 'forbidden' },
  { who: 'other', roles: ['ROLE_USER'], outcome: 'not_found' },
  { who: 'expired', roles: ['ROLE_USER'], outcome: WRONG },
] as const)('G-24 self for $roles: $who -> $outcome', async ({ who, roles, outcome }) => {
  const authorization = `Bearer ${bearer[who]}`;
  expect(await attempt({ access: 'self', roles, authorization })).toBe(outcome);
});

test.each<{ permission: Permission | undefined; admitted: string[] }>([
  { permission: undefined, admitted: ['manager'] },
  { permission: 'team', admitted: ['manager'] },
  { permission: 'editing', admitted: ['manager', 'a manager'] },
  { permission: 'calling', admitted: ['manager', 'a manager', 'a desk'] },
  { permission: 'check-in', admitted: ['manager', 'a manager', 'a desk', 'a door'] },
])('S-08 a call that needs $permission admits $admitted', async ({ permission, admitted }) => {
  for (const who of ['manager', 'a manager', 'a desk', 'a door', 'other manager']) {
    const authorization = `Bearer ${bearer[who]}`;
    const outcome = await attempt({ access: 'owner', permission, authorization });
    expect({ who, outcome }).toEqual({ who, outcome: admitted.includes(who) ? 'in' : 'forbidden' });
  }
});

test("X-31 another person's tickets answer as if they did not exist", async () => {
  const path = '/private/users/:userId/tickets';
  const authorization = `Bearer ${bearer.other}`;
  expect(await attempt({ access: 'self', path, authorization })).toBe('ticket_not_found');
});

test.each(['05', '5.0', '0x5', '5 '])('«%s» is not the user 5', async (userId) => {
  const authorization = `Bearer ${bearer.user}`;
  expect(await attempt({ access: 'self', params: { userId }, authorization })).toBe('not_found');
});

test('a manager is asked for the merchant of the path, whatever it looks like', async () => {
  const authorization = `Bearer ${bearer.manager}`;
  const params = { merchantId: 'NaN' };
  expect(await attempt({ access: 'owner', params, authorization })).toBe('forbidden');
});

test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'nonsense'])(
  'the header «%s» is a wrong token, not none',
  async (authorization) => {
    expect(await attempt({ access: 'signed-in', authorization })).toBe(WRONG);
  },
);

test.each([
  { scope: 'password-change', accepts: undefined, outcome: WRONG },
  { scope: 'password-change', accepts: ['password-change'], outcome: 'in' },
  { scope: 'password-change', accepts: ['new-merchant'], outcome: WRONG },
  { scope: 'new-merchant', accepts: ['new-merchant'], outcome: 'in' },
  { scope: 'new-merchant', accepts: [], outcome: WRONG },
  { scope: 'access', accepts: ['new-merchant'], outcome: 'in' },
] as const)('IDN-037 a $scope token where $accepts is accepted: $outcome', async (row) => {
  const { scope, accepts, outcome } = row;
  const token = await tokens.tokenFor({ userId: 5, role: 'ROLE_MERCHANT', scope });
  const authorization = `Bearer ${token}`;
  for (const access of ['anyone', 'signed-in', 'self', 'merchant'] as const) {
    expect(await attempt({ access, accepts, authorization })).toBe(outcome);
  }
});

test('another service gets in by the secret alone', async () => {
  expect(await attempt({ access: 'internal', internalSecret: SECRET })).toBe('in');
  expect(await attempt({ access: 'internal', internalSecret: `${SECRET}x` })).toBe('forbidden');
});
