import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOriginConfig } from '../config.ts';
import { serveApp } from '../served.ts';
import { createShellApp } from './shell-app.ts';

const work = mkdtempSync(join(tmpdir(), 'shell-files-'));
let origin: Awaited<ReturnType<typeof serveApp>>;

beforeAll(async () => {
  const shellDir = join(work, 'dist');
  mkdirSync(shellDir);
  writeFileSync(join(shellDir, 'index.html'), '<!doctype html><html><head></head></html>');
  writeFileSync(join(shellDir, 'main.abcd1234.js'), 'export {};');
  writeFileSync(join(shellDir, 'main.abcd1234.js.br'), 'packed');
  mkdirSync(join(shellDir, 'worker'));
  writeFileSync(join(shellDir, 'worker', 'service-worker.js'), 'addEventListener;');
  writeFileSync(join(work, 'secret.txt'), 'secret');
  const app = createShellApp({
    shellDir,
    version: '1.5.2',
    pointer: { read: async () => null },
    remoteOrigins: [],
    imageOrigins: [],
    config: readOriginConfig({ ORIGIN_ROLE: 'shell' }).page,
    readers: {
      merchant: async (path) => (path.endsWith('/missing') ? 'missing' : null),
      merchants: async () => null,
      franchising: async () => null,
    },
    readTicket: async () => 'unknown',
    readPreview: async () => null,
    releaseKeys: [],
    trustProxy: '',
  });
  origin = await serveApp(app);
});

afterAll(() => {
  origin.close();
  rmSync(work, { recursive: true });
});

test('SHL-024 /meta.json has the version and is never cached', async () => {
  const { headers, body } = await origin.get('/meta.json?1795249678504');
  expect(JSON.parse(body)).toEqual({ version: '1.5.2' });
  expect(headers['cache-control']).toBe('no-store');
});

test('hashed files are cached for ever and sent compressed', async () => {
  const { headers, body } = await origin.get('/main.abcd1234.js', { 'accept-encoding': 'br' });
  expect(body).toBe('packed');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=UTF-8',
  });
});

test('S-18 the service worker is at a fixed address, revalidated, and may only fetch and show an icon', async () => {
  const { status, headers, body } = await origin.get('/service-worker.js');
  expect({ status, body }).toEqual({ status: 200, body: 'addEventListener;' });
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; connect-src 'self' http: https:; img-src 'self'",
  });
});

test.each([
  ['/', 200],
  ['/m/bar.roma', 200],
  ['/profile', 200],
  ['/m/missing', 404],
  ['/unknown/page', 404],
  ['/.git/config', 404],
  ['/index.html', 404],
])('SHL-011 %s is the page with status %i, asked for anew each time', async (path, expected) => {
  const { status, headers } = await origin.get(path);
  expect(status).toBe(expected);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
});

test.each(['/main.00000000.js', '/assets/x.css', '/.env', '/secret.txt'])(
  '%s is not there',
  async (path) => {
    const { status, headers } = await origin.get(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test.each([
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/x/..%2f..%2fsecret.txt',
  '/%00.js',
  '/%E0%A4%A',
])('the hostile path %s gets nothing', async (path) => {
  const { status, body } = await origin.get(path);
  expect(status).toBe(400);
  expect(body).not.toContain('secret');
});

test.each(['/m/%E0%A4%A', '/menu.pdf', '/shop/index.html', '//elsewhere.example'])(
  'SHL-011 a visitor of the address %s gets the page, which says that there is none',
  async (path) => {
    const { status, headers } = await origin.get(path, { accept: 'text/html,*/*' });
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
  },
);

test('nothing can be sent here', async () => {
  const { status, headers } = await origin.get('/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('it says that it is well', async () => {
  expect((await origin.get('/health')).body).toBe('{"status":"ok"}');
});
