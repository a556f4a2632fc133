import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  newKeyPair,
  provideSigningKeys,
  readSigningKey,
  readVerifyKeys,
  signAnswer,
  signJson,
  verifyAnswer,
  verifyJson,
} from './index.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

function keys() {
  const { signingKey, verifyKey } = newKeyPair();
  const [signing, verify] = [readSigningKey(signingKey)!, readVerifyKeys(verifyKey)];
  return { texts: { signingKey, verifyKey }, signing, verify };
}
const own = keys();
const stranger = keys();
const VALUE = { schema: 1, remotes: { a: { version: '1.0.0' }, b: [1, 2] }, none: undefined };

test('a signed value is accepted in whatever order its keys arrive', () => {
  const { schema, remotes, signature } = signJson(VALUE, own.signing);
  expect(
    verifyJson({ signature, remotes: { b: remotes.b, a: remotes.a }, schema }, own.verify),
  ).toBe(true);
});

test.each([
  ['another value', { ...signJson(VALUE, own.signing), schema: 2 }],
  ['a field more', { ...signJson(VALUE, own.signing), more: true }],
  [
    'a list in another order',
    { ...signJson(VALUE, own.signing), remotes: { ...VALUE.remotes, b: [2, 1] } },
  ],
  ['no signature', VALUE],
  ['a signature that is no text', { ...VALUE, signature: 7 }],
  ['a signature of another key', signJson(VALUE, stranger.signing)],
  ['nothing', null],
  ['a text', 'signature'],
])('%s is refused', (_, value) => {
  expect(verifyJson(value, own.verify)).toBe(false);
});

test('while a key is replaced both count', () => {
  const both = readVerifyKeys(`${own.texts.verifyKey}, ${stranger.texts.verifyKey}`);
  expect(verifyJson(signJson(VALUE, own.signing), both)).toBe(true);
  expect(verifyJson(signJson(VALUE, stranger.signing), both)).toBe(true);
});

test.each(['none', 'AAAA', own.texts.verifyKey])(
  'what is no private key is told without its value',
  (text) => {
    const read = () => readSigningKey(text);
    expect(read).toThrow(/^must be an Ed25519 key: base64 of its DER$/);
  },
);

test('without a key nothing is signed or verified', () => {
  expect(readSigningKey()).toBeNull();
  expect(readVerifyKeys(' ')).toEqual([]);
});

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

test.each([
  { at: 0, last: Number.NEGATIVE_INFINITY, outcome: { issuedAt: NOW.getTime() } },
  { at: 10, last: NOW.getTime(), outcome: { issuedAt: NOW.getTime() } },
  { at: 12, last: NOW.getTime(), outcome: { problem: 'it has expired' } },
  { at: -2, last: Number.NEGATIVE_INFINITY, outcome: { problem: 'it is of a later time' } },
  { at: 5, last: minutes(4).getTime(), outcome: { problem: 'a later one is known' } },
])('an answer read $at minutes after it was given', ({ at, last, outcome }) => {
  const answer = signAnswer({ schema: 1 }, own.signing, NOW);
  const verifying = { keys: own.verify, now: minutes(at), lastIssuedAt: last };
  expect(verifyAnswer(answer, verifying)).toEqual(outcome);
});

test('an answer whose expiry was changed is refused', () => {
  const answer = {
    ...signAnswer({ schema: 1 }, own.signing, NOW),
    expiresAt: minutes(99).toISOString(),
  };
  const verifying = { keys: own.verify, now: NOW, lastIssuedAt: Number.NEGATIVE_INFINITY };
  expect(verifyAnswer(answer, verifying)).toEqual({ problem: 'its signature is missing or wrong' });
});

test('keys are made once and kept for their owner; an operator’s own stay', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'));
  const folders = { dataDir, releasesDir: join(dataDir, 'releases') };
  const first: NodeJS.ProcessEnv = {};
  const second: NodeJS.ProcessEnv = {};
  const own: NodeJS.ProcessEnv = { RELEASE_VERIFY_KEY: 'own' };
  for (const env of [first, second, own]) provideSigningKeys(folders, env);
  expect(second).toEqual(first);
  expect(readSigningKey(first.RELEASE_SIGNING_KEY)).not.toBeNull();
  expect(own).toMatchObject({
    RELEASE_VERIFY_KEY: 'own',
    POINTER_VERIFY_KEY: first.POINTER_VERIFY_KEY,
  });
  expect(own.RELEASE_SIGNING_KEY).toBeUndefined();
  expect(statSync(join(dataDir, 'signing-keys.json')).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});

test('releases that are kept apart from the data have no key of their own', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'));
  const env: NodeJS.ProcessEnv = {};
  provideSigningKeys({ dataDir, releasesDir: '/srv/releases' }, env);
  expect(Object.keys(env)).toEqual(['POINTER_SIGNING_KEY', 'POINTER_VERIFY_KEY']);
  rmSync(dataDir, { recursive: true });
});
