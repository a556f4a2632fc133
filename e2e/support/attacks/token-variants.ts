import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { calculateJwkThumbprint, decodeJwt, decodeProtectedHeader, type JWK } from 'jose';
import { openDatabases } from '../platform/database.ts';

type Claims = Record<string, unknown>;
export type Variant = { name: string; token: string };

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1_000);

/** Tokens that differ from a good one in exactly one thing each; those that can be are signed by identity's own key. */
export async function tokenVariants(good: string): Promise<Variant[]> {
  const { key, jwk } = await keyOf(decodeProtectedHeader(good).kid);
  const claims: Claims = decodeJwt(good);
  const header = decodeProtectedHeader(good);
  const signed = (change: Claims, otherHeader: Claims = {}, by: KeyObject = key) =>
    signedText({ ...header, ...otherHeader }, without({ ...claims, ...change }), by);
  const stranger = generateKeyPairSync('ed25519');
  const strangerJwk = stranger.publicKey.export({ format: 'jwk' });
  const strangerKid = await calculateJwkThumbprint(strangerJwk as JWK);
  return [
    ...Object.entries({
      expired: { exp: now() - 60 },
      'not valid yet': { nbf: now() + 600 },
      'that never ends': { exp: undefined },
      'for another audience': { aud: 'turno-door' },
      'for no audience': { aud: undefined },
      'of another issuer': { iss: 'elsewhere' },
      'of no issuer': { iss: undefined },
      'of a forced password change': { typ: 'password-change' },
      'of a new merchant': { typ: 'new-merchant' },
      'of a ticket': { typ: 'ticket' },
      'of no kind': { typ: undefined },
      'of no session': { sid: undefined },
      'of an unknown role': { role: 'ROLE_ADMIN' },
      'of user 0': { sub: '0' },
    }).map(([name, change]) => ({ name, token: signed(change) })),
    { name: 'with an unknown key id', token: signed({}, { kid: 'unknown' }) },
    { name: 'of a stranger’s key', token: signed({}, {}, stranger.privateKey) },
    {
      name: 'that brings its own key',
      token: signed({}, { jwk: strangerJwk, kid: strangerKid }, stranger.privateKey),
    },
    { name: 'with an unknown critical header', token: signed({}, { crit: ['x'], x: 1 }) },
    ...confusedTokens(claims, header, jwk),
    { name: 'with other claims under its signature', token: altered(good) },
    { name: 'cut off', token: good.slice(0, -20) },
    { name: 'without a signature', token: `${good.split('.').slice(0, 2).join('.')}.` },
    { name: 'of two parts', token: good.split('.').slice(0, 2).join('.') },
  ];
}

/** `alg: none`, and HMAC keyed with whatever spelling of the public key a careless verifier might use. */
function confusedTokens(claims: Claims, header: Claims, jwk: JWK): Variant[] {
  const payload = encoded(claims);
  const publicKey = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  const secrets = {
    'PEM text': publicKey.export({ type: 'spki', format: 'pem' }),
    'DER bytes': publicKey.export({ type: 'spki', format: 'der' }),
    'raw bytes': Buffer.from(jwk.x ?? '', 'base64url'),
    'JWK text': JSON.stringify(jwk),
  };
  const none = ['none', 'None', 'NONE'].map((alg) => ({
    name: `with the algorithm ${alg}`,
    token: `${encoded({ ...header, alg })}.${payload}.`,
  }));
  const hmac = Object.entries(secrets).map(([how, secret]) => {
    const text = `${encoded({ ...header, alg: 'HS256' })}.${payload}`;
    const signature = createHmac('sha256', secret).update(text).digest('base64url');
    return { name: `of HS256 with the public key as ${how}`, token: `${text}.${signature}` };
  });
  return [...none, ...hmac];
}

function altered(good: string): string {
  const [header, payload = '', signature] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return `${header}.${encoded({ ...claims, exp: claims.exp + 1 })}.${signature}`;
}

async function keyOf(kid: string | undefined): Promise<{ key: KeyObject; jwk: JWK }> {
  const { identity, close } = await openDatabases();
  const stored = await identity.collection('signing_keys').findOne({ kid });
  await close();
  if (!stored) throw new Error(`identity keeps no key ${kid}`);
  return {
    key: createPrivateKey({ key: stored.privateKey, format: 'jwk' }),
    jwk: stored.publicKey,
  };
}

function signedText(header: Claims, claims: Claims, key: KeyObject): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
}

function without(claims: Claims): Claims {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}
