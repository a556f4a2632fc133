import { accessOf, CALLS, type Call, type Role, TOKEN_SCOPES } from '@turno/shared-types';
import { type TestTokens, testTokens } from '../../test/index.ts';
import { ApiError } from '../api-error.ts';
import { authorize } from './guard.ts';

/**
 * What tokens of a narrow scope open, written by hand: a call that begins to accept one, or ceases to, has to say so
 * here as well. Everything else in the contract refuses them.
 */
const OPENS: Record<string, readonly string[]> = {
  'password-change': ['meCall', 'newPasswordCall', 'signOutCall'],
  'new-merchant': ['createMerchantCall', 'saveOpeningsCall', 'signOutCall', 'toggleSessionCall'],
};

let tokens: TestTokens;
beforeAll(async () => {
  tokens = await testTokens();
});

const USER_ID = 5;
const PARAMS = { userId: String(USER_ID), merchantId: '1' };
const ROWS = Object.entries<Call>(CALLS)
  .filter(([, call]) => call.access !== 'internal')
  .flatMap(([name, call]) =>
    (call.path.includes(':scope') ? ['public', 'private'] : [undefined]).flatMap((part) =>
      TOKEN_SCOPES.map((scope) => ({ name, call, part, scope })),
    ),
  );

/** The guard's response to a caller who may do everything except for the scope. */
async function outcomeOf({ call, part, scope }: (typeof ROWS)[number]): Promise<string> {
  const role: Role = 'ROLE_MERCHANT';
  const token = await tokens.tokenFor({ userId: USER_ID, role, scope });
  const policy = {
    verifier: tokens.verifier,
    staffRoleOf: async () => 'owner' as const,
    internalSecret: 'sixteen or more letters',
  };
  const attempt = {
    access: accessOf(call, part),
    accepts: call.accepts,
    path: call.path,
    params: PARAMS,
    authorization: `Bearer ${token}`,
    internalSecret: undefined,
  };
  return authorize(policy, attempt).then(
    () => 'in',
    (error) => (error instanceof ApiError ? error.code : String(error)),
  );
}

test('IDN-015 IDN-029 every call of the contract opens to full tokens, and to narrow ones only where it is named', async () => {
  const wrong: string[] = [];
  for (const row of ROWS) {
    const isOpen = row.scope === 'access' || OPENS[row.scope]?.includes(row.name);
    const expected = isOpen ? 'in' : 'token_expired_or_wrong';
    const outcome = await outcomeOf(row);
    const { name, part = '', scope } = row;
    if (outcome !== expected) wrong.push(`${name} ${part} by ${scope}: ${outcome}`);
  }
  expect(wrong).toEqual([]);
  expect(ROWS.length).toBeGreaterThan(100);
});

test('IDN-015 IDN-029 every call named here is one of the contract', () => {
  expect(Object.keys(CALLS)).toEqual(expect.arrayContaining(Object.values(OPENS).flat()));
});
