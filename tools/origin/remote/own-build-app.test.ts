import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteRecordSchema } from '@turno/shared-types';
import { goLive } from '../../delivery/channels.ts';
import { changePointer } from '../../delivery/pointer.ts';
import { RELEASE_FILE, type ReleaseFacts } from '../../releases/index.ts';
import { serveApp } from '../served.ts';
import { createOwnBuildApp } from './own-build-app.ts';

const NAME = 'mfe-merchant';
const VERSION = '0.1.0-dev1795383538894';
const ORIGIN = 'http://localhost:3002';
const FACTS: ReleaseFacts = {
  name: NAME,
  version: VERSION,
  hostApi: '^1.0.0',
  builtAt: '2026-11-24T00:00:00.000Z',
  entry: 'remoteEntry.js',
  manifest: 'mf-manifest.json',
  integrity: {},
  texts: {},
  preload: { js: ['main.js'], css: ['main.css'] },
  routes: [{ path: '/manage-merchant', js: ['dashboard.js'], css: [] }],
};
const releasesDir = mkdtempSync(join(tmpdir(), 'own-build-'));
let site: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  site = await serveApp(createOwnBuildApp({ name: NAME, releasesDir, origin: ORIGIN }));
});
afterAll(() => {
  site.close();
  rmSync(releasesDir, { recursive: true });
});

test('SHL-012 before the first build there is nothing', async () => {
  expect((await site.get('/release.json')).status).toBe(404);
});

test('SHL-012 a shell elsewhere reads what the newest build is, and its files', async () => {
  const home = join(releasesDir, NAME, VERSION);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, RELEASE_FILE), JSON.stringify(FACTS));
  writeFileSync(join(home, 'remoteEntry.js'), 'export {};');
  await changePointer(releasesDir, NAME, (channels) => goLive(channels, VERSION));
  const { body, headers } = await site.get('/release.json');
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  });
  const record = remoteRecordSchema.parse(JSON.parse(body));
  expect(record).toMatchObject({
    entry: `${ORIGIN}/${VERSION}/remoteEntry.js`,
    preload: { js: [`${ORIGIN}/${VERSION}/main.js`], css: [`${ORIGIN}/${VERSION}/main.css`] },
    routes: [{ path: '/manage-merchant', js: [`${ORIGIN}/${VERSION}/dashboard.js`], css: [] }],
  });
  const file = await site.get(new URL(record.entry).pathname);
  expect(file).toMatchObject({ status: 200, body: 'export {};' });
  expect(file.headers['access-control-allow-origin']).toBe('*');
});
