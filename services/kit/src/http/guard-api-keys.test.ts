import { API_KEY_SCOPES, accessOf, CALLS, type Call, errorsOf } from '@turno/shared-types';
import { type TestTokens, testTokens } from '../../test/index.ts';
import { ApiError } from '../api-error.ts';
import { apiKeyRef, newApiKey } from '../tokens/api-keys.ts';
import { authorize } from './guard.ts';

/**
 * What each scope of an API key opens, written by hand: a call that begins to admit one, or ceases to, has to say so here as
 * well. Everything else in the contract refuses every key.
 */
const OPENS: Record<(typeof API_KEY_SCOPES)[number], readonly string[]> = {
  read: [
    'listQueuesCall',
    'queueCall',
    'queueTicketsCall',
    'desksCall',
    'openingsCall',
    'reportCall',
    'todayReportCall',
  ],
  'line-up': ['lineUpCall private', 'slipCall'],
  call: [
    'nextCall',
    'closeCall',
    'pauseCall',
    'sendAwayCall',
    'autoNextCall',
    'autoPauseCall',
    'callAgainCall',
    'moveTicketCall',
    'notComeCall',
    'putBackCall',
    'takeBackCall',
  ],
  'check-in': ['checkInCall', 'undoCheckInCall'],
  manage: [
    'createQueueCall',
    'updateQueueCall',
    'removeQueueCall',
    'updateMerchantCall',
    'addDeskCall',
    'renameDeskCall',
    'removeDeskCall',
    'setNextWebhookCall',
    'createOpeningCall',
    'changeOpeningCall',
    'deleteOpeningCall',
    'saveOpeningsCall',
  ],
};
const MERCHANT = 7;
const { key } = newApiKey({ merchantId: MERCHANT, keyId: 1 });

let tokens: TestTokens;
beforeAll(async () => {
  tokens = await testTokens();
});

const ROWS = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  (call.path.includes(':scope') ? ['public', 'private'] : [undefined]).map((part) => ({
    title: part ? `${name} ${part}` : name,
    call,
    part,
  })),
);

/** A key belongs to no account: it reads public data like an anonymous caller. */
const isPublicRead = ({ call, part }: (typeof ROWS)[number]) =>
  call.method === 'GET' && accessOf(call, part) === 'anyone';

type Attempt = {
  /** Whether the service verifies keys at all, as identity does not. */
  isVerifying?: boolean;
  isKnown?: boolean;
  scopes?: readonly (typeof API_KEY_SCOPES)[number][];
  merchantId?: string;
};

async function outcomeOf(
  { call, part }: (typeof ROWS)[number],
  { isVerifying = true, isKnown = true, ...given }: Attempt,
): Promise<string> {
  const { scopes = API_KEY_SCOPES, merchantId = String(MERCHANT) } = given;
  const verifyApiKey = async (text: string) =>
    text === key && isKnown ? { merchantId: MERCHANT, keyId: 1, scopes } : null;
  const policy = {
    verifier: tokens.verifier,
    staffRoleOf: async () => 'owner' as const,
    internalSecret: 'sixteen or more letters',
    ...(isVerifying ? { verifyApiKey } : {}),
  };
  const attempt = {
    access: accessOf(call, part),
    accepts: call.accepts,
    keyScope: call.keyScope,
    isRead: call.method === 'GET',
    path: call.path,
    params: { merchantId, userId: '5' },
    authorization: `Bearer ${key}`,
    internalSecret: undefined,
  };
  return authorize(policy, attempt).then(
    (caller) => (caller ? 'in' : 'as anybody'),
    (error) =>
      error instanceof ApiError ? rejection(error.code, error.payload?.scope) : String(error),
  );
}

/** A rejection with the scope that the key lacks, where another scope would open the call. */
function rejection(code: string, scope?: unknown): string {
  return scope === undefined ? code : `${code}: ${scope}`;
}

test.each(API_KEY_SCOPES)('a key with the scope %s opens its calls and no other', async (scope) => {
  const opened: string[] = [];
  for (const row of ROWS) {
    const outcome = await outcomeOf(row, { scopes: [scope] });
    if (outcome === 'in') opened.push(row.title);
    else {
      const lacking = accessOf(row.call, row.part) === 'owner' ? row.call.keyScope : undefined;
      const refused = rejection('forbidden', lacking);
      const expected = { call: row.title, outcome: isPublicRead(row) ? 'as anybody' : refused };
      expect({ call: row.title, outcome }).toEqual(expected);
    }
  }
  expect(opened.toSorted()).toEqual([...OPENS[scope]].toSorted());
});

test('a key with all scopes opens nothing of another merchant', async () => {
  for (const row of ROWS) {
    for (const merchantId of ['8', '07', '7.0', '', 'x'])
      expect(await outcomeOf(row, { merchantId })).toBe(
        isPublicRead(row) ? 'as anybody' : 'forbidden',
      );
  }
});

test('S-12 a key that is not in force is refused by every call, also where anybody may read', async () => {
  const reads = ROWS.filter(isPublicRead);
  expect(reads.length).toBeGreaterThan(10);
  for (const row of reads)
    expect(await outcomeOf(row, { isKnown: false })).toBe('token_expired_or_wrong');
});

test('S-12 a service that verifies no key refuses each, also where anybody may read', async () => {
  for (const row of ROWS) expect(await outcomeOf(row, { isVerifying: false })).toBe('forbidden');
});

test('S-12 each call that may refuse a key declares it', async () => {
  for (const row of ROWS) {
    const { call, part, title } = row;
    // Identity verifies no key.
    const outcome = await outcomeOf(row, { scopes: [], isVerifying: call.service !== 'identity' });
    const declares = errorsOf(call, accessOf(call, part)).includes('forbidden');
    expect({ title, declares }).toEqual({ title, declares: outcome.startsWith('forbidden') });
  }
});

test.each(['7', 'turno_7_1_x', `${key}x`, `turno_7_1_${'€'.repeat(43)}`])(
  '%p names no key',
  (text) => {
    expect(apiKeyRef(text)).toBeNull();
  },
);

test('a key names its merchant, and begins with the prefix that people see', () => {
  const made = newApiKey({ merchantId: 12, keyId: 3 });
  expect(apiKeyRef(made.key)).toEqual({ merchantId: 12, keyId: 3 });
  expect(made.key.startsWith(made.prefix)).toBe(true);
  expect(made.prefix).toHaveLength('turno_12_3_'.length + 4);
});
