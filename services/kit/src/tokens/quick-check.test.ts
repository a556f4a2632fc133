import { type CryptoKey, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { plainHeader, quickClaims } from './quick-check.ts';

const CHECKS = { issuer: 'turno', audience: 'turno-api', clockTolerance: 5 };
const JOSE_CHECKS = { ...CHECKS, algorithms: ['EdDSA'], requiredClaims: ['exp'] };
const NOW = () => Math.floor(Date.now() / 1_000);
let ours: { publicKey: CryptoKey; privateKey: CryptoKey };
let theirs: typeof ours;

beforeAll(async () => {
  ours = await generateKeyPair('EdDSA', { extractable: true });
  theirs = await generateKeyPair('EdDSA', { extractable: true });
});

const signed = (claims: JWTPayload, header: object = {}, key = ours.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: 'k', ...header }).sign(key);
const good = (): JWTPayload => ({
  sub: '5',
  iss: 'turno',
  aud: 'turno-api',
  iat: NOW(),
  exp: NOW() + 60,
});
const check = (token: string) => plainHeader(token) && quickClaims(token, ours.publicKey, CHECKS);

test('IDN-022 a token that is plainly good is read', async () => {
  expect(check(await signed(good()))).toMatchObject({ sub: '5', aud: 'turno-api' });
});

test.each<[string, () => Promise<string>]>([
  ['of another key', () => signed(good(), {}, theirs.privateKey)],
  ['that has ended', () => signed({ ...good(), exp: NOW() - 6 })],
  ['without an end', () => signed({ iss: 'turno', aud: 'turno-api' })],
  ['of another issuer', () => signed({ ...good(), iss: 'someone' })],
  ['for the door', () => signed({ ...good(), aud: 'turno-door' })],
  ['for several', () => signed({ ...good(), aud: ['turno-api', 'turno-door'] })],
  ['that begins later', () => signed({ ...good(), nbf: NOW() + 60 })],
  ['without a key id', () => signed(good(), { kid: undefined })],
  ['with an extension', () => signed(good(), { crit: ['b64'], b64: true })],
  ['of four parts', async () => `${await signed(good())}.x`],
  ['of no JSON', async () => 'e.e.e'],
])('IDN-022 a token %s is left to jose', async (_what, make) => {
  expect(check(await make())).toBeNull();
});

test('IDN-022 no change of a single letter is accepted that jose refuses', async () => {
  const token = await signed(good());
  for (let at = 0; at < token.length; at += 1) {
    const letter = token[at] === 'A' ? '8' : 'A';
    const changed = token.slice(0, at) + letter + token.slice(at + 1);
    if (!check(changed)) continue;
    await expect(jwtVerify(changed, ours.publicKey, JOSE_CHECKS)).resolves.toBeDefined();
  }
});
