import { createSigningKeys, type SigningKeys } from '@turno/kit';
import { connectTestDatabase } from '@turno/kit/test';

import { createSessions, type Sessions } from './store.ts';
import { accessTokenSigner, sessionVerifier } from './tokens.ts';

const NAMES = { issuer: 'turno', audience: 'turno-api' };
const CLAIMS = {
  userId: 318_642_907_155_283,
  sessionId: 'session',
  role: 'ROLE_USER',
  scope: 'access',
  emailVerified: true,
} as const;

let keys: SigningKeys;
let sessions: Sessions;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await connectTestDatabase();
  close = database.close;
  keys = await createSigningKeys({ db: database.db });
  sessions = await createSessions(database.db);
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 60_000);
  const { sessionId: id, userId, role, scope } = CLAIMS;
  await sessions.add({ id, userId, role, scope, createdAt, expiresAt });
});
afterAll(() => close());

const verifier = (now = () => new Date()) => sessionVerifier({ ...NAMES, keys, sessions, now });

test('IDN-032 a token is valid as long as its session exists', async () => {
  const token = await accessTokenSigner(keys, NAMES)(CLAIMS, 60);
  expect(await verifier().verify(token)).toEqual(CLAIMS);
  const later = () => new Date(Date.now() + 61_000);
  await expect(verifier(later).verify(token)).rejects.toMatchObject({
    code: 'token_expired_or_wrong',
  });
  await sessions.end(CLAIMS.sessionId);
  await expect(verifier().verify(token)).rejects.toMatchObject({ code: 'token_expired_or_wrong' });
});

test.each([
  { name: 'another audience', names: { ...NAMES, audience: 'elsewhere' } },
  { name: 'another issuer', names: { ...NAMES, issuer: 'somebody' } },
])('IDN-032 a token for $name is refused', async ({ names }) => {
  const token = await accessTokenSigner(keys, names)(CLAIMS, 60);
  await expect(verifier().verify(token)).rejects.toMatchObject({ code: 'token_expired_or_wrong' });
});
