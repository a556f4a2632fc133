import type { RemotesFile } from '@turno/shared-types';
import {
  newKeyPair,
  readSigningKey,
  readVerifyKeys,
  signAnswer,
  signTeamToken,
} from '../../signing/index.ts';
import { createPreviewReader } from './preview.ts';
import { CONSUMER, dataOf, RELEASES, record, startTestShell } from './test-shell.ts';

const [release, gateway] = [newKeyPair(), newKeyPair()];
const releaseKeys = readVerifyKeys(release.verifyKey);
const token = (signingKey = release.signingKey) =>
  signTeamToken(
    { audience: 'shell', member: 'nina', keyMark: '', expiresAt: '2999-01-01T00:00:00Z' },
    readSigningKey(signingKey)!,
  );
const WANTED = '0.1.0-bbbbbbbb';
const PREVIEW = { ...record('mfe-consumer', CONSUMER), version: WANTED };
const COOKIE = `turno-team=${token()}`;
const ADDRESS = `/?remote=consumer@${WANTED}`;

let shell: Awaited<ReturnType<typeof startTestShell>>;
let answer: RemotesFile;

beforeEach(async () => {
  answer = { ...RELEASES, preview: PREVIEW };
  const readPreview = createPreviewReader({
    gatewayUrl: 'http://gateway.test',
    releaseKeys,
    pointerKeys: readVerifyKeys(gateway.verifyKey),
  });
  const key = readSigningKey(gateway.signingKey)!;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(signAnswer(answer, key, new Date())));
  shell = await startTestShell(() => RELEASES, { readPreview, releaseKeys });
});
afterEach(() => {
  shell.close();
  jest.restoreAllMocks();
});

/** The version of the consumer remote on a page, and what the page says of a preview. */
async function visit(headers: Record<string, string>, path = ADDRESS) {
  const { body } = await shell.get(path, headers);
  const { remotes, previous }: RemotesFile = dataOf(body, 'turno-remotes');
  const own = ({ name }: { name: string }) => name === 'mfe-consumer';
  const { preview = null } = dataOf(body, 'turno-config');
  return { version: remotes.find(own)?.version, before: previous.find(own)?.version, preview };
}

const LIVE = { version: '0.1.0-aaaaaaaa', before: undefined, preview: null };

test('SHL-012 a member sees the wanted version, which falls back on the live one', async () => {
  expect(await visit({ cookie: COOKIE })).toEqual({
    version: WANTED,
    before: '0.1.0-aaaaaaaa',
    preview: { name: 'mfe-consumer', version: WANTED, codeOrigin: null, isMissing: false },
  });
  expect(await visit({ cookie: COOKIE }, '/')).toEqual(LIVE);
  const pointer = await shell.get(`/remotes.json?remote=consumer@${WANTED}`, { cookie: COOKIE });
  expect(JSON.parse(pointer.body).remotes[0].version).toBe(WANTED);
});

test.each([
  ['a visitor', ''],
  ['a visitor with a cookie of their own', `turno-team=${token(newKeyPair().signingKey)}`],
])('SHL-012 %s sees the live version', async (_, cookie) => {
  expect(await visit({ cookie })).toEqual(LIVE);
  expect(fetch).not.toHaveBeenCalled();
});

test('SHL-012 a version that is not there, or that somebody else answered, does not run', async () => {
  const missing = { name: 'mfe-consumer', version: WANTED, codeOrigin: null, isMissing: true };
  answer = RELEASES;
  expect(await visit({ cookie: COOKIE })).toEqual({ ...LIVE, preview: missing });
  jest
    .mocked(fetch)
    .mockImplementation(async () =>
      Response.json(
        signAnswer(
          { ...RELEASES, preview: PREVIEW },
          readSigningKey(newKeyPair().signingKey)!,
          new Date(),
        ),
      ),
    );
  expect(await visit({ cookie: COOKIE })).toEqual({ ...LIVE, preview: missing });
});

const OWN = 'localhost:3001';

test('SHL-012 the page of a member may run the build on their own computer', async () => {
  const path = `/?remote=consumer@${OWN}`;
  const { headers } = await shell.get(path, { cookie: COOKIE });
  expect(headers['content-security-policy']).toContain(`http://${OWN}`);
  expect(await visit({ cookie: COOKIE }, path)).toEqual({
    ...LIVE,
    preview: { name: 'mfe-consumer', version: OWN, codeOrigin: `http://${OWN}`, isMissing: false },
  });
  // Only the browser can ask there.
  expect(fetch).not.toHaveBeenCalled();
  const stranger = await shell.get(path);
  expect(stranger.headers['content-security-policy']).not.toContain('localhost');
  expect(dataOf(stranger.body, 'turno-config')).not.toHaveProperty('preview');
});

const enter = (fields: Record<string, string>) =>
  shell.send('/team', new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });

test('SHL-012 the page of releases sends a member into the shell', async () => {
  const remote = `consumer@${WANTED}`;
  const entered = await enter({ token: token(), remote, path: '/signin' });
  expect(entered.status).toBe(303);
  expect(entered.headers.location).toBe(`/signin?remote=consumer%40${WANTED}`);
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  expect((await visit({ cookie })).version).toBe(WANTED);
  const elsewhere = await enter({ token: token(), remote, path: '//evil.test' });
  expect(elsewhere.headers.location).toBe(`/?remote=consumer%40${WANTED}`);
});

test.each([
  { token: 'forged', remote: `consumer@${WANTED}` },
  { token: token(newKeyPair().signingKey), remote: `consumer@${WANTED}` },
  { token: token(), remote: 'consumer' },
])('SHL-012 nobody else gets in', async (fields) => {
  const { status, headers } = await enter(fields);
  expect(status).toBe(403);
  expect(headers['set-cookie']).toBeUndefined();
});
