import { remotesFileSchema } from '@turno/shared-types';
import { newKeyPair, readSigningKey, signTeamToken } from '@turno/tools/signing';
import { openReleases } from '../../test/releases.ts';
import { startGateway } from '../../test/start-gateway.ts';

const OURS = newKeyPair();
const OUR_KEY = readSigningKey(OURS.signingKey)!;
const STRANGERS_KEY = readSigningKey(newKeyPair().signingKey)!;
const [LIVE, OTHER, FOREIGN] = ['1.0.0', '1.1.0', '1.2.0'];
let releases: ReturnType<typeof openReleases>;
let gateway: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  releases = openReleases();
  for (const version of [LIVE, OTHER]) releases.release('mfe-consumer', version, {}, OUR_KEY);
  releases.release('mfe-consumer', FOREIGN, {}, STRANGERS_KEY);
  releases.point({ 'mfe-consumer': { version: LIVE } }, OUR_KEY);
  gateway = await startGateway({
    RELEASES_DIR: releases.releasesDir,
    REMOTE_ORIGINS: JSON.stringify({ 'mfe-consumer': 'https://c.example' }),
    RELEASE_VERIFY_KEY: OURS.verifyKey,
  });
});
afterAll(async () => {
  await gateway.close();
  releases.remove();
});

const token = (audience: 'shell' | 'gateway', key = OUR_KEY) =>
  signTeamToken({ audience, member: 'nina', keyMark: '', expiresAt: '2999-01-01T00:00:00Z' }, key);

async function ask(remote: string, bearer: string) {
  const answer = await fetch(`${gateway.url}/remotes.json?${new URLSearchParams({ remote })}`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  return remotesFileSchema.parse(await answer.json());
}

test('SHL-012 a member is told the wanted version, beside those that are live', async () => {
  const { remotes, preview } = await ask(`consumer@${OTHER}`, token('shell'));
  expect(remotes.map(({ version }) => version)).toEqual([LIVE]);
  expect(preview?.entry).toBe(`https://c.example/${OTHER}/remoteEntry.js`);
});

test.each([
  ['a visitor', `consumer@${OTHER}`, 'none'],
  ['a stranger with a key', `consumer@${OTHER}`, token('shell', STRANGERS_KEY)],
  ['a token for another place', `consumer@${OTHER}`, token('gateway')],
  ['a member who wants a release of a stranger', `consumer@${FOREIGN}`, token('shell')],
  ['a member who wants what is not there', 'consumer@9.9.9', token('shell')],
  ['a member who wants a remote without an origin', `passes@${OTHER}`, token('shell')],
])('SHL-012 %s is told what is live and nothing else', async (_, remote, bearer) => {
  const { remotes, preview } = await ask(remote, bearer);
  expect(remotes.map(({ version }) => version)).toEqual([LIVE]);
  expect(preview).toBeUndefined();
});
