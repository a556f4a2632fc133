import { createSecretKey } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TOKEN_SCOPES } from '@turno/shared-types';
import { SignJWT, UnsecuredJWT } from 'jose';
import { type TestTokens, testTokens } from '../../test/index.ts';
import { createTokenVerifier, type TokenVerifier } from './token-verifier.ts';

let tokens: TestTokens;
let server: Server;
let isAway = false;
let remote: TokenVerifier;

beforeAll(async () => {
  tokens = await testTokens();
  server = createServer(async (_request, response) => {
    response.writeHead(isAway ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAway ? {} : await tokens.jwks()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  remote = verifierAt((server.address() as AddressInfo).port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function verifierAt(port: number): TokenVerifier {
  const jwksUrl = `http://127.0.0.1:${port}/.well-known/jwks.json`;
  return createTokenVerifier({ jwksUrl, issuer: 'turno', audience: 'turno-api' });
}

test('a valid token identifies its caller', async () => {
  const token = await tokens.tokenFor({ userId: 5, role: 'ROLE_GUEST', sessionId: 's1' });
  const caller = {
    userId: 5,
    role: 'ROLE_GUEST',
    sessionId: 's1',
    scope: 'access',
    emailVerified: true,
  };
  expect(await remote.verify(token)).toEqual(caller);
  expect(await tokens.verifier.verify(token)).toEqual(caller);
});

test.each(TOKEN_SCOPES)('IDN-037 a token carries its scope: %s', async (scope) => {
  const token = await tokens.tokenFor({ userId: 5, scope });
  expect(await remote.verify(token)).toMatchObject({ userId: 5, scope });
});

test.each([
  { emailVerified: true, verified: true },
  { emailVerified: false, verified: false },
  { emailVerified: null, verified: false },
])('the claim emailVerified $emailVerified is read as $verified', async (claim) => {
  const token = await tokens.tokenFor({ userId: 5, emailVerified: claim.emailVerified });
  expect(await remote.verify(token)).toMatchObject({ emailVerified: claim.verified });
});

const BAD: [string, () => Promise<string> | string][] = [
  ['an expired one', () => tokens.expired({ userId: 5 })],
  ['one of another key', () => tokens.forged({ userId: 5 })],
  ['one of another issuer', () => tokens.tokenFor({ userId: 5, issuer: 'evil' })],
  ['one for another audience', () => tokens.tokenFor({ userId: 5, audience: 'door' })],
  ['one without an issuer', () => tokens.tokenFor({ userId: 5, issuer: null })],
  ['one without an audience', () => tokens.tokenFor({ userId: 5, audience: null })],
  [
    'one that demands what we do not know',
    () => tokens.tokenFor({ userId: 5, critical: 'urn:of:another' }),
  ],
  ['one that never ends', () => tokens.tokenFor({ userId: 5, expiresInSeconds: null })],
  ['one that is no access token', () => tokens.tokenFor({ userId: 5, typ: 'ticket' })],
  ['one without a real user', () => tokens.tokenFor({ userId: Number.NaN })],
  ['one of user 0', () => tokens.tokenFor({ userId: 0 })],
  ['one of an unknown role', () => tokens.tokenFor({ userId: 5, role: 'ROLE_ADMIN' as never })],
  ['no token at all', () => 'nonsense'],
  ['an empty one', () => ''],
  ['an unsigned one', () => unsigned()],
  ['one signed with the public key as a secret', () => confused()],
];

test.each(BAD)('%s is refused', async (_name, make) => {
  await expect(remote.verify(await make())).rejects.toMatchObject({
    code: 'token_expired_or_wrong',
  });
});

test('unavailable keys do not invalidate a token', async () => {
  isAway = true;
  const token = await tokens.tokenFor({ userId: 5 });
  const fresh = verifierAt((server.address() as AddressInfo).port);
  // The log says why.
  const cause = expect.objectContaining({ code: 'ERR_JOSE_GENERIC' });
  await expect(fresh.verify(token)).rejects.toMatchObject({ code: 'service_unavailable', cause });
  // A verifier that has them goes on.
  await expect(remote.verify(token)).resolves.toMatchObject({ userId: 5 });
  isAway = false;
  await expect(fresh.verify(token)).resolves.toMatchObject({ userId: 5 });
});

test('IDN-032 keys stay in force for hours while identity is away', async () => {
  const fresh = verifierAt((server.address() as AddressInfo).port);
  await fresh.verify(await tokens.tokenFor({ userId: 5 }));
  const token = await tokens.tokenFor({ userId: 6, expiresInSeconds: 86_400 });
  isAway = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000 * 5);
  await expect(fresh.verify(token)).resolves.toMatchObject({ userId: 6 });
  jest.restoreAllMocks();
  isAway = false;
});

test.each([
  { what: 'answers with no set of keys', answer: { keys: 'none' }, name: 'JWKSInvalid' },
  { what: 'never answers', answer: null, name: 'JWKSTimeout' },
])('neither does an identity that $what', async ({ answer, name }) => {
  const broken = createServer((_request, response) => {
    if (answer) response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const token = await tokens.tokenFor({ userId: 5 });
  const verifying = verifierAt((broken.address() as AddressInfo).port).verify(token);
  const cause = expect.objectContaining({ name });
  await expect(verifying).rejects.toMatchObject({ code: 'service_unavailable', cause });
  broken.closeAllConnections();
  broken.close();
});

test('neither does an address where no service listens', async () => {
  const token = await tokens.tokenFor({ userId: 5 });
  await expect(verifierAt(1).verify(token)).rejects.toMatchObject({ code: 'service_unavailable' });
});

test('a revoked session is refused', async () => {
  const token = await tokens.tokenFor({ userId: 5, sessionId: 'stolen' });
  remote.revoke('stolen');
  await expect(remote.verify(token)).rejects.toMatchObject({ code: 'token_expired_or_wrong' });
});

const claims = { sid: 's', role: 'ROLE_MERCHANT', typ: 'access' };

function unsigned(): string {
  const token = new UnsecuredJWT(claims).setSubject('5').setIssuer('turno');
  return token.setAudience('turno-api').setExpirationTime('1h').encode();
}

async function confused(): Promise<string> {
  const { keys } = await tokens.jwks();
  const secret = createSecretKey(Buffer.from(JSON.stringify(keys[0])));
  const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject('5');
  return token.setIssuer('turno').setAudience('turno-api').setExpirationTime('1h').sign(secret);
}
