import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';
import { goBack, goLive, pin } from '../../delivery/channels.ts';
import { changePointer } from '../../delivery/pointer.ts';
import { readOriginConfig } from '../config.ts';
import { serveApp } from '../served.ts';
import { createRemoteApp } from './remote-app.ts';

const OLD = '0.1.0-aaaaaaaa';
const NEW = '0.1.0-bbbbbbbb';
/** A build that `npm run dev` watches. */
const WATCHED = '0.1.0-dev1795383538894';
const releasesDir = mkdtempSync(join(tmpdir(), 'releases-'));
const page = '<head>\n    <meta charset="utf-8">\n<script src="./standalone.js"></script></head>';

function writeFiles(name: RemoteName, version: string): string {
  const home = join(releasesDir, name, version);
  mkdirSync(join(home, 'plain'), { recursive: true });
  writeFileSync(join(home, 'remoteEntry.js'), version);
  writeFileSync(join(home, 'plain/embed.mjs'), version);
  writeFileSync(join(home, 'plain/index.html'), page);
  return home;
}

async function release(name: RemoteName, version: string): Promise<void> {
  writeFiles(name, version);
  await makeLive(name, version);
}

const makeLive = (name: RemoteName, version: string) =>
  changePointer(releasesDir, name, (channels) => goLive(channels, version));

async function rollBack(name: RemoteName): Promise<void> {
  await changePointer(releasesDir, name, (channels) => {
    if (channels === undefined) throw new Error('nothing is released');
    return goBack(channels);
  });
}

async function originOf(name: RemoteName) {
  const env = { ORIGIN_ROLE: 'remote', ORIGIN_NAME: name, API_BASE: 'https://api.turno.example' };
  return serveApp(
    createRemoteApp({ name, releasesDir, imageOrigins: [], config: readOriginConfig(env).page }),
  );
}

let consumer: Awaited<ReturnType<typeof serveApp>>;

beforeAll(async () => {
  await release('mfe-consumer', WATCHED);
  await release('mfe-consumer', OLD);
  consumer = await originOf('mfe-consumer');
  // While the server runs, as a release does.
  await release('mfe-consumer', NEW);
});

afterAll(() => {
  consumer.close();
  rmSync(releasesDir, { recursive: true });
});

test.each([OLD, WATCHED, NEW])(
  'the files of version %s are there for every origin, for ever',
  async (version) => {
    const { status, headers, body } = await consumer.get(`/${version}/remoteEntry.js`, {
      origin: 'https://partner.example',
    });
    expect([status, body]).toEqual([200, version]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    // What a document may do is said of documents alone.
    expect(headers).not.toHaveProperty('permissions-policy');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  },
);

test('a file that is removed after its folder was looked through is not there, and the others are', async () => {
  const version = '0.9.0-dddddddd';
  const folder = writeFiles('mfe-consumer', version);
  writeFileSync(join(folder, 'late.js'), 'late');
  writeFileSync(join(folder, 'late.js.br'), 'packed');
  const get = async (file: string) => {
    const reply = await consumer.get(`/${version}/${file}`, { 'accept-encoding': 'br' });
    return [reply.status, reply.headers['content-encoding'], reply.body];
  };
  expect(await get('late.js')).toEqual([200, 'br', 'packed']);
  rmSync(join(folder, 'late.js.br'));
  rmSync(join(folder, 'late.js'));
  expect(await get('late.js')).toEqual([404, undefined, 'Not found']);
  expect(await get('remoteEntry.js')).toEqual([200, undefined, version]);
});

test('the page and the embed are those of the live version, also after a rollback', async () => {
  const shown = async () => [
    (await consumer.get('/take-number/1/2')).body.match(
      /src="\/([^/]+)\/plain\/standalone.js"/,
    )?.[1],
    (await consumer.get('/embed.mjs')).body,
  ];
  expect(await shown()).toEqual([NEW, `export * from './${NEW}/plain/embed.mjs';\n`]);
  await rollBack('mfe-consumer');
  expect(await shown()).toEqual([OLD, `export * from './${OLD}/plain/embed.mjs';\n`]);
  await makeLive('mfe-consumer', NEW);
});

test('SHL-012 a pinned partner’s embed and style stay on its version', async () => {
  await changePointer(releasesDir, 'mfe-consumer', (channels) => {
    if (channels === undefined) throw new Error('nothing is released');
    return pin(channels, 'partner', OLD);
  });
  const embed = async (key: string) => (await consumer.get(`/embed.mjs?client_key=${key}`)).body;
  expect(await embed('partner')).toBe(`export * from './${OLD}/plain/embed.mjs';\n`);
  expect(await embed('other')).toBe(`export * from './${NEW}/plain/embed.mjs';\n`);
  const { headers } = await consumer.get('/embed.css?client_key=partner');
  expect(headers.location).toBe(`/${OLD}/plain/embed.css`);
});

test('the style of the embed is found beside it', async () => {
  const { status, headers } = await consumer.get('/embed.css');
  expect([status, headers.location]).toEqual([302, `/${NEW}/plain/embed.css`]);
});

test('the page carries its configuration and a policy, and comes compressed', async () => {
  const { headers } = await consumer.get('/', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  const { body } = await consumer.get('/');
  expect(body).toContain('id="turno-config">{"apiBase":"https://api.turno.example"');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('a board may hang in a venue’s own page', async () => {
  await release('mfe-display', NEW);
  const display = await originOf('mfe-display');
  const { headers } = await display.get('/display/12');
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  display.close();
});

test('/config.json has the address of the gateway', async () => {
  const { headers, body } = await consumer.get('/config.json');
  expect(JSON.parse(body)).toEqual({
    apiBase: 'https://api.turno.example',
    clientKey: 'turno-web',
  });
  expect(headers['cache-control']).toBe('no-store');
});

test.each([`/${OLD}/other.js`, '/0.1.0-cccccccc/remoteEntry.js', '/remotes.json', `/${OLD}`])(
  '%s is not there',
  async (path) => {
    expect((await consumer.get(path)).status).toBe(404);
  },
);

test.each([`/${OLD}/..%2f..%2fremotes.json`, `/${OLD}/%2e%2e/%2e%2e/remotes.json`])(
  'the hostile path %s gets nothing',
  async (path) => {
    expect((await consumer.get(path)).status).toBe(400);
  },
);

test('before the first release there is a plain no', async () => {
  const passes = await originOf('mfe-passes');
  expect((await passes.get('/')).status).toBe(503);
  expect((await passes.get('/embed.mjs')).status).toBe(503);
  expect(JSON.parse((await passes.get('/health')).body)).toEqual({ status: 'ok', version: null });
  passes.close();
});
