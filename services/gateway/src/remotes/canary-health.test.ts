import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemotesFile } from '@turno/shared-types';
import { type RemoteHealth, releaseHealthSchema } from '@turno/shared-types/remote-health';
import { newKeyPair, readSigningKey, signTeamToken } from '@turno/tools/signing';
import { openReleases } from '../../test/releases.ts';
import { startGateway } from '../../test/start-gateway.ts';

const [LIVE, CANARY] = ['1.0.0', '1.1.0'];
const MARK = `mfe-consumer/${CANARY}.taken-back.json`;
let releases: ReturnType<typeof openReleases>;
let gateway: Awaited<ReturnType<typeof startGateway>>;

const pair = newKeyPair();

const start = (environment: Record<string, string> = {}) =>
  startGateway({
    ...environment,
    RELEASES_DIR: releases.releasesDir,
    REMOTE_ORIGINS: JSON.stringify({ 'mfe-consumer': 'https://c.example' }),
    TRUST_PROXY: 'loopback',
  });

beforeEach(async () => {
  releases = openReleases();
  for (const version of [LIVE, CANARY]) releases.release('mfe-consumer', version);
  releases.point({ 'mfe-consumer': { version: LIVE, canary: { version: CANARY, percent: 10 } } });
  gateway = await start();
});

afterEach(async () => {
  await gateway.close();
  releases.remove();
});

/** Sends one report of a page; each client has an address of its own. */
async function report(
  health: Partial<RemoteHealth>,
  client: number,
  url = gateway.url,
): Promise<number> {
  const answer = await fetch(`${url}/remote-health`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${Math.floor(client / 250)}.${(client % 250) + 1}`,
    },
    body: JSON.stringify({ name: 'mfe-consumer', outcome: 'loaded', ...health }),
  });
  return answer.status;
}

async function reportMany(count: number, health: Partial<RemoteHealth>): Promise<void> {
  for (let client = 0; client < count; client += 1) {
    expect(await report(health, client)).toBe(204);
  }
}

async function canariesOf(url = gateway.url): Promise<string[]> {
  const file: RemotesFile = await (await fetch(`${url}/remotes.json`)).json();
  return file.canaries?.map(({ release: { version } }) => version) ?? [];
}

test('SHL-012 a canary that fails for its visitors is taken back, in every gateway and after a restart', async () => {
  const other = await start();
  expect(await canariesOf(other.url)).toEqual([CANARY]);
  await reportMany(30, { version: LIVE });
  await reportMany(19, { version: CANARY, outcome: 'failed' });
  expect(await canariesOf()).toEqual([CANARY]);
  await report({ version: CANARY, outcome: 'failed' }, 19);
  expect(await canariesOf()).toEqual([]);
  expect(await canariesOf(other.url)).toEqual([]);
  const reason = JSON.parse(readFileSync(join(releases.releasesDir, MARK), 'utf8'));
  expect(reason).toMatchObject({
    problem: 'fails more often',
    canary: { loaded: 0, slow: 0, failed: 20 },
    live: { loaded: 30, slow: 0, failed: 0 },
  });
  await other.close();
});

test('SHL-012 a canary whose gateway died while it took it back is taken back by the next one', async () => {
  // Loads the releases before the mark is there.
  expect(await canariesOf()).toEqual([CANARY]);
  writeFileSync(join(releases.releasesDir, MARK), '{}');
  expect(await canariesOf()).toEqual([CANARY]);
  await reportMany(20, { version: CANARY, outcome: 'failed' });
  expect(await canariesOf()).toEqual([]);
});

test('SHL-012 a canary that does as well as the live version stays', async () => {
  await reportMany(60, { version: LIVE });
  await reportMany(60, { version: CANARY });
  await reportMany(2, { version: CANARY, outcome: 'failed' });
  expect(await canariesOf()).toEqual([CANARY]);
});

test('one client proves nothing, however often it reports', async () => {
  for (let again = 0; again < 60; again += 1) {
    await report({ version: CANARY, outcome: 'failed' }, 1);
  }
  expect(await canariesOf()).toEqual([CANARY]);
});

test.each([
  { name: 'no version', body: { version: '' } },
  { name: 'a version of any length', body: { version: 'x'.repeat(65) } },
  {
    name: 'a remote that there is not',
    body: { name: 'mfe-other' as 'mfe-consumer', version: '1' },
  },
  { name: 'an outcome that there is not', body: { outcome: 'fine' as 'loaded', version: '1' } },
])('a report with $name is refused', async ({ body }) => {
  expect(await report(body, 1)).toBe(400);
});

test('S-12 a report that is not sent as JSON is 415', async () => {
  const report = JSON.stringify({ name: 'mfe-consumer', outcome: 'loaded', version: LIVE });
  const sent = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: report };
  expect((await fetch(`${gateway.url}/remote-health`, sent)).status).toBe(415);
});

test('a report of a version that is not released changes nothing', async () => {
  await reportMany(40, { version: '9.9.9', outcome: 'failed' });
  expect(await canariesOf()).toEqual([CANARY]);
});

test('SHL-012 what was counted is told to the page of releases alone', async () => {
  const key = readSigningKey(pair.signingKey) ?? undefined;
  releases.release('mfe-consumer', LIVE, {}, key);
  releases.point({ 'mfe-consumer': { version: LIVE } }, key);
  const signed = await start({ RELEASE_VERIFY_KEY: pair.verifyKey });
  await report({ version: LIVE, outcome: 'failed' }, 1, signed.url);
  const ask = (text: string | undefined, audience: 'gateway' | 'shell' = 'gateway') => {
    const token = { audience, member: 'nina', keyMark: '', expiresAt: '2999-01-01T00:00:00Z' };
    const signing = readSigningKey(text);
    const sent = signing ? signTeamToken(token, signing) : 'none';
    const headers = { authorization: `Bearer ${sent}` };
    return fetch(`${signed.url}/remote-health`, { headers });
  };
  for (const [text, audience] of [
    [],
    [newKeyPair().signingKey],
    [pair.signingKey, 'shell'],
  ] as const) {
    expect((await ask(text, audience)).status).toBe(401);
  }
  const answer = await ask(pair.signingKey);
  const counts = [{ name: 'mfe-consumer', version: LIVE, loaded: 0, slow: 0, failed: 1 }];
  expect(releaseHealthSchema.parse(await answer.json()).counts).toEqual(counts);
  await signed.close();
});
