import { isoCBOR } from '@simplewebauthn/server/helpers';
import {
  ALGORITHMS,
  CHALLENGE_MS,
  challengeOf,
  hasOtherSignIn,
  isWithoutCertificates,
  MAX_PASSKEYS,
  relyingParty,
  userHandle,
  userIdOf,
} from './rules.ts';

const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

test('an account has ten passkeys, a challenge ten minutes, and EdDSA is preferred', () => {
  expect([MAX_PASSKEYS, CHALLENGE_MS]).toEqual([10, 600_000]);
  expect(ALGORITHMS).toEqual([-8, -7, -257]);
});

test.each([
  ['https://turno.example/app/', 'turno.example', 'https://turno.example'],
  ['http://localhost:8080', 'localhost', 'http://localhost:8080'],
])('passkeys belong to the site of %s', (pageUrl, id, origin) => {
  expect(relyingParty(pageUrl)).toEqual({ id, name: 'Turno', origin });
});

test.each([1, 42, 9_007_199_254_740_991])('the handle of user %i names them', (id) => {
  expect(userHandle({ id })).toMatch(/^[\w-]+$/);
  expect(userIdOf(userHandle({ id }))).toBe(id);
});

test.each(['', '0', '01', '-1', '1.5', '1e3', '1x', 'x1', ' 1', '1\n', '12345678901234567'])(
  'a handle of "%s" names nobody',
  (text) => {
    expect(userIdOf(base64url(text))).toBeNull();
  },
);

test.each([
  ['a page of ours', { challenge: 'abc', crossOrigin: false }, 'abc'],
  ['a browser that does not say where', { challenge: 'abc' }, 'abc'],
  ['a frame of another origin', { challenge: 'abc', crossOrigin: true }, null],
  ['no challenge', {}, null],
  ['a challenge that is no text', { challenge: 1 }, null],
])('the challenge that was signed: %s', (_, data, challenge) => {
  expect(challengeOf(base64url(JSON.stringify(data)))).toBe(challenge);
});

test.each(['', base64url('{'), base64url('null')])(
  'malformed data "%s" has no challenge',
  (data) => {
    expect(challengeOf(data)).toBeNull();
  },
);

const signed = new Map([['sig', 'x']]);
const certified = new Map<string, unknown>([...signed, ['x5c', ['certificate']]]);

test.each<[string, string, Map<string, unknown>, boolean]>([
  ['none', 'none', new Map(), true],
  ['signed by itself', 'packed', signed, true],
  ['certificates', 'packed', certified, false],
  ['another format', 'tpm', signed, false],
  ['another format with certificates', 'android-key', certified, false],
])('a passkey comes without certificates: %s', (_, fmt, attStmt, isWithout) => {
  const attestation = new Map<string, unknown>([
    ['fmt', fmt],
    ['attStmt', attStmt],
  ]);
  expect(isWithoutCertificates(base64url(isoCBOR.encode(attestation as never)))).toBe(isWithout);
});

test.each(['', 'no-cbor', base64url(Uint8Array.of(0x01))])(
  'malformed attestation "%s" is refused',
  (attestation) => {
    expect(isWithoutCertificates(attestation)).toBe(false);
  },
);

test('a packed attestation without its statement is refused', () => {
  const attestation = new Map([['fmt', 'packed']]);
  expect(isWithoutCertificates(base64url(isoCBOR.encode(attestation as never)))).toBe(false);
});

test.each([
  ['nothing', { passwordHash: null }, false],
  ['a password', { passwordHash: 'hash' }, true],
  ['Facebook', { passwordHash: null, facebookId: 'f' }, true],
  ['both', { passwordHash: 'hash', facebookId: 'f' }, true],
])('a user signs in without a passkey by %s', (_, user, can) => {
  expect(hasOtherSignIn(user)).toBe(can);
});
