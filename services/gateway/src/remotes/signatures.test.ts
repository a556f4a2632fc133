import type { KeyObject } from 'node:crypto';
import { remotesFileSchema } from '@turno/shared-types';
import { newKeyPair, readSigningKey, readVerifyKeys, verifyAnswer } from '@turno/tools/signing';
import { openReleases } from '../../test/releases.ts';
import { startGateway } from '../../test/start-gateway.ts';
import { createPointer } from './pointer.ts';

const ORIGINS = { 'mfe-consumer': 'https://c.example', 'mfe-merchant': 'https://m.example' };
let releases: ReturnType<typeof openReleases>;
let errors: string[];

beforeEach(() => {
  releases = openReleases();
  errors = [];
});
afterEach(() => releases.remove());

const open = (verifyKeys: readonly KeyObject[]) =>
  createPointer({
    releasesDir: releases.releasesDir,
    verifyKeys,
    origins: ORIGINS,
    onError: (_error, what) => errors.push(what),
  });

const OURS = newKeyPair();
const OUR_KEY = readSigningKey(OURS.signingKey)!;
const VERIFY_KEYS = readVerifyKeys(OURS.verifyKey);
const STRANGERS_KEY = readSigningKey(newKeyPair().signingKey)!;
const [GOOD, BAD] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];

test.each([
  ['unsigned', {}, undefined],
  ['signed by a stranger', {}, STRANGERS_KEY],
  // A signed release in the folder of another version.
  ['of another version', { version: '0.9.0-00000000' }, OUR_KEY],
  ['of another remote', { name: 'mfe-merchant' }, OUR_KEY],
])('SHL-012 a release that is %s is not live, and the one before it is', async (_, change, key) => {
  releases.release('mfe-consumer', GOOD, {}, OUR_KEY);
  releases.release('mfe-consumer', BAD, change, key);
  releases.point({ 'mfe-consumer': { version: BAD, previous: [GOOD] } }, OUR_KEY);
  const file = await open(VERIFY_KEYS)();
  expect(file.remotes).toEqual([]);
  expect(file.previous.map(({ version }) => version)).toEqual([GOOD]);
  expect(errors).toEqual([`mfe-consumer ${BAD}`]);
});

test('SHL-012 a pointer that somebody else wrote is refused, and the last good one stays', async () => {
  releases.release('mfe-consumer', GOOD, {}, OUR_KEY);
  releases.release('mfe-consumer', BAD, {}, OUR_KEY);
  releases.point({ 'mfe-consumer': { version: BAD, previous: [] } }, OUR_KEY);
  const read = open(VERIFY_KEYS);
  expect((await read()).remotes[0]?.version).toBe(BAD);
  releases.point({ 'mfe-consumer': { version: GOOD, previous: [] } });
  expect((await read()).remotes[0]?.version).toBe(BAD);
  expect(errors).toEqual(['the release pointer']);
});

test('SHL-012 the gateway signs its answer', async () => {
  releases.release('mfe-consumer', GOOD, {}, OUR_KEY);
  releases.point({ 'mfe-consumer': { version: GOOD } }, OUR_KEY);
  const gateway = await startGateway({
    RELEASES_DIR: releases.releasesDir,
    REMOTE_ORIGINS: JSON.stringify(ORIGINS),
    RELEASE_VERIFY_KEY: OURS.verifyKey,
    POINTER_SIGNING_KEY: OURS.signingKey,
  });
  const answer: unknown = await (await fetch(`${gateway.url}/remotes.json`)).json();
  await gateway.close();
  const verifying = { keys: VERIFY_KEYS, now: new Date(), lastIssuedAt: 0 };
  expect(verifyAnswer(answer, verifying)).toEqual({ issuedAt: expect.any(Number) });
  expect(remotesFileSchema.parse(answer).remotes[0]?.version).toBe(GOOD);
});

test('a key that is none is told by the name of its variable', () => {
  expect(() => startGateway({ POINTER_SIGNING_KEY: 'none' })).toThrow(
    /POINTER_SIGNING_KEY.*Ed25519/,
  );
});
