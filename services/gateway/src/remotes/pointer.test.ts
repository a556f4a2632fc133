import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog } from '@turno/kit';
import { remotesFileSchema } from '@turno/shared-types';
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

const open = () =>
  createPointer({
    releasesDir: releases.releasesDir,
    verifyKeys: [],
    origins: ORIGINS,
    onError: (_error, what) => errors.push(what),
  });

test('before the first release nothing is live, and that is no error', async () => {
  expect(await open()()).toEqual({ schema: 1, remotes: [], previous: [] });
  expect(errors).toEqual([]);
});

test('S-06 the log says when a gateway starts before anything is released, and nothing once something is', async () => {
  const lines: string[] = [];
  const log = createLog('gateway', 'warn', { write: (line) => void lines.push(line) });
  const start = async () =>
    (await startGateway({ RELEASES_DIR: releases.releasesDir }, log)).close();
  await start();
  expect(lines).toEqual([expect.stringContaining('nothing is released in RELEASES_DIR')]);
  releases.point({});
  await start();
  expect(lines).toHaveLength(1);
});

test('S-06 a released remote without an origin in REMOTE_ORIGINS is named once for each change of the pointer', async () => {
  releases.release('mfe-consumer', '1.0.0-aaaaaaaa');
  releases.release('mfe-display', '1.0.0-cccccccc');
  releases.point({
    'mfe-consumer': { version: '1.0.0-aaaaaaaa', previous: [] },
    'mfe-display': { version: '1.0.0-cccccccc', previous: [] },
  });
  const read = open();
  const { remotes } = await read();
  await read();
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-consumer']);
  expect(errors).toEqual(['mfe-display']);
});

test('addresses are absolute, and the last good version is included', async () => {
  releases.release('mfe-consumer', '1.0.0-aaaaaaaa');
  releases.release('mfe-consumer', '1.1.0-bbbbbbbb', {
    routes: [{ path: '/m/:vanity', js: ['js/m.js'], css: [] }],
    texts: { it: { js: ['js/it.js'], css: [] } },
  });
  releases.point({ 'mfe-consumer': { version: '1.1.0-bbbbbbbb', previous: ['1.0.0-aaaaaaaa'] } });
  const file = await open()();
  expect(remotesFileSchema.parse(file)).toEqual(file);
  expect(file.remotes).toEqual([
    {
      name: 'mfe-consumer',
      version: '1.1.0-bbbbbbbb',
      hostApi: '^1.0.0',
      entry: 'https://c.example/1.1.0-bbbbbbbb/remoteEntry.js',
      manifest: 'https://c.example/1.1.0-bbbbbbbb/mf-manifest.json',
      integrity: {
        'https://c.example/1.1.0-bbbbbbbb/remoteEntry.js': 'sha384-abc',
        'https://c.example/1.1.0-bbbbbbbb/js/a.js': 'sha384-def',
      },
      preload: {
        js: ['https://c.example/1.1.0-bbbbbbbb/js/a.js'],
        css: ['https://c.example/1.1.0-bbbbbbbb/css/a.css'],
      },
      routes: [{ path: '/m/:vanity', js: ['https://c.example/1.1.0-bbbbbbbb/js/m.js'], css: [] }],
      texts: { it: { js: ['https://c.example/1.1.0-bbbbbbbb/js/it.js'], css: [] } },
    },
  ]);
  expect(file.previous.map(({ version }) => version)).toEqual(['1.0.0-aaaaaaaa']);
});

test('a moved pointer is seen at once, a broken one leaves the last in force', async () => {
  releases.release('mfe-consumer', '1.0.0');
  releases.release('mfe-consumer', '2.0.0');
  releases.point({ 'mfe-consumer': { version: '1.0.0' } });
  const read = open();
  const live = async () => (await read()).remotes.map(({ version }) => version);
  expect(await live()).toEqual(['1.0.0']);
  releases.point({ 'mfe-consumer': { version: '2.0.0', previous: ['1.0.0'] } });
  expect(await live()).toEqual(['2.0.0']);
  writeFileSync(join(releases.releasesDir, 'remotes.json'), '{"schema":1,');
  expect(await live()).toEqual(['2.0.0']);
  rmSync(join(releases.releasesDir, 'remotes.json'));
  expect(await live()).toEqual(['2.0.0']);
  expect(errors).toEqual(['the release pointer', 'the release pointer']);
});

test('a broken release takes no other remote down', async () => {
  releases.release('mfe-merchant', '1.0.0');
  releases.release('mfe-consumer', '1.0.0', { entry: '../../secret.js' });
  releases.point({
    'mfe-consumer': { version: '1.0.0', previous: ['0.9.0'] },
    'mfe-merchant': { version: '1.0.0' },
  });
  expect((await open()()).remotes.map(({ name }) => name)).toEqual(['mfe-merchant']);
  expect(errors).toEqual(['mfe-consumer 1.0.0', 'mfe-consumer 0.9.0']);
});

test('SHL-012 a canary is told with its share', async () => {
  releases.release('mfe-consumer', '1.0.0');
  releases.release('mfe-consumer', '1.1.0');
  releases.point({
    'mfe-consumer': { version: '1.0.0', canary: { version: '1.1.0', percent: 10 } },
  });
  const file = await open()();
  expect(remotesFileSchema.parse(file)).toEqual(file);
  expect(file.remotes.map(({ version }) => version)).toEqual(['1.0.0']);
  expect(file.canaries).toMatchObject([{ percent: 10, release: { version: '1.1.0' } }]);
});

test('SHL-012 a pinned client stays on its version, falls back on the live one and gets no canary', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) releases.release('mfe-consumer', version);
  releases.release('mfe-merchant', '3.0.0');
  releases.point({
    'mfe-consumer': {
      version: '1.1.0',
      canary: { version: '1.2.0', percent: 100 },
      pins: { partner: '1.0.0' },
    },
    'mfe-merchant': { version: '3.0.0' },
  });
  const read = open();
  const file = await read('partner');
  expect(file.remotes.map(({ name, version }) => [name, version])).toEqual([
    ['mfe-consumer', '1.0.0'],
    ['mfe-merchant', '3.0.0'],
  ]);
  expect(file.previous.map(({ version }) => version)).toEqual(['1.1.0']);
  expect(file.canaries).toEqual([]);
  for (const key of [undefined, 'another']) {
    expect((await read(key)).remotes.map(({ version }) => version)).toEqual(['1.1.0', '3.0.0']);
  }
});

test('a canary or a pin that cannot be read takes nothing down', async () => {
  releases.release('mfe-consumer', '1.0.0');
  releases.point({
    'mfe-consumer': {
      version: '1.0.0',
      canary: { version: '9.0.0', percent: 50 },
      pins: { partner: '8.0.0' },
    },
  });
  const file = await open()('partner');
  expect(file.remotes.map(({ version }) => version)).toEqual(['1.0.0']);
  expect(file.canaries).toBeUndefined();
  expect(errors).toEqual(['mfe-consumer 9.0.0', 'mfe-consumer 8.0.0']);
});

test('/remotes.json is for everybody, asked again every time, 304 when nothing moved', async () => {
  releases.release('mfe-consumer', '1.0.0');
  releases.point({ 'mfe-consumer': { version: '1.0.0' } });
  const gateway = await startGateway({
    RELEASES_DIR: releases.releasesDir,
    REMOTE_ORIGINS: JSON.stringify(ORIGINS),
  });
  const address = `${gateway.url}/remotes.json`;
  const first = await fetch(address, { headers: { origin: 'https://anybody.example' } });
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(await first.json()).toHaveProperty('remotes.0.version', '1.0.0');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await fetch(address, { headers })).status).toBe(304);
  releases.point({ 'mfe-consumer': { version: '1.0.0', pins: { partner: '0.9.0' } } });
  releases.release('mfe-consumer', '0.9.0');
  const pinned = await fetch(`${address}?client_key=partner`);
  expect(await pinned.json()).toHaveProperty('remotes.0.version', '0.9.0');
  await gateway.close();
});
