import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRecord, RemotesFile } from '@turno/shared-types';
import { buildMerchant } from '@turno/shared-types/test-data';
import { readOriginConfig } from '../config.ts';
import { serveApp } from '../served.ts';
import type { PublicReaders } from './read-visit.ts';
import { createShellApp } from './shell-app.ts';

const work = mkdtempSync(join(tmpdir(), 'shell-'));
const shellDir = join(work, 'dist');
const record = (name: RemoteRecord['name'], origin: string): RemoteRecord => ({
  name,
  version: '0.1.0-aaaaaaaa',
  hostApi: '^1.0.0',
  entry: `${origin}/0.1.0-aaaaaaaa/remoteEntry.js`,
  manifest: `${origin}/0.1.0-aaaaaaaa/mf-manifest.json`,
  integrity: {
    [`${origin}/0.1.0-aaaaaaaa/remoteEntry.js`]: 'sha384-entry',
    [`${origin}/0.1.0-aaaaaaaa/remote.js`]: 'sha384-remote',
    [`${origin}/0.1.0-aaaaaaaa/remote.css`]: 'sha384-style',
  },
  preload: {
    js: [`${origin}/0.1.0-aaaaaaaa/remoteEntry.js`, `${origin}/0.1.0-aaaaaaaa/remote.js`],
    css: [`${origin}/0.1.0-aaaaaaaa/remote.css`],
  },
  routes: [{ path: '/m/:vanity', js: [`${origin}/0.1.0-aaaaaaaa/merchant.js`], css: [] }],
});
const CONSUMER = 'https://consumer.turno.example';
const DISPLAY = 'https://display.turno.example';
const known: RemotesFile = {
  schema: 1,
  remotes: [record('mfe-consumer', CONSUMER), record('mfe-display', DISPLAY)],
  previous: [],
};
let remotes: RemotesFile | null = known;
let origin: Awaited<ReturnType<typeof serveApp>>;

beforeAll(async () => {
  mkdirSync(shellDir);
  const head = '<head>\n    <meta charset="utf-8">\n    <script type="module" src="/main.js">';
  writeFileSync(
    join(shellDir, 'index.html'),
    `<!doctype html><html>${head}</script>\n    <link rel="stylesheet" href="/main.css">\n</head><body><div id="root"></div></body></html>`,
  );
  const env = {
    ORIGIN_ROLE: 'shell',
    API_BASE: 'https://api.turno.example',
    FLAGS: '{"a":"</script>"}',
  };
  const config = readOriginConfig(env).page;
  const pointer = { read: async () => remotes };
  const remoteOrigins = ['https://passes.turno.example'];
  const options = { shellDir, version: '1.5.2', pointer, remoteOrigins, imageOrigins: [], config };
  const readers: PublicReaders = {
    merchant: async (path) =>
      path.endsWith('/forno-aurora') ? { value: buildMerchant(), readAt: Date.now() } : null,
    merchants: async () => null,
    franchising: async () => null,
  };
  origin = await serveApp(
    createShellApp({ ...options, readers, readTicket: async () => 'unknown', trustProxy: '' }),
  );
});

beforeEach(() => {
  remotes = known;
});

afterAll(() => {
  origin.close();
  rmSync(work, { recursive: true });
});

const dataOf = (page: string, id: string) => {
  const found = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page);
  return JSON.parse(found?.[1] ?? 'null');
};

test('SHL-012 the page carries the pointer, the configuration and the remote of its path', async () => {
  const { status, body } = await origin.get('/display/12');
  expect(status).toBe(200);
  expect(body).toContain(
    `<link rel="modulepreload" href="${DISPLAY}/0.1.0-aaaaaaaa/remoteEntry.js" integrity="sha384-entry">`,
  );
  expect(body).toContain(
    `<link rel="preload" as="style" href="${DISPLAY}/0.1.0-aaaaaaaa/remote.css" crossorigin>`,
  );
  expect(body).not.toContain(`modulepreload" href="${CONSUMER}`);
  expect(dataOf(body, 'turno-remotes').remotes).toHaveLength(2);
  expect(dataOf(body, 'turno-config')).toEqual({
    apiBase: 'https://api.turno.example',
    clientKey: 'turno-web',
    franchiseId: null,
    franchisingOverrides: { 2: { name: 'Lunaria', logoUrl: null } },
    flags: { a: '</script>' },
  });
});

test('the screen of a path is asked for with the page, no other screen', async () => {
  const file = `${CONSUMER}/0.1.0-aaaaaaaa/merchant.js`;
  const { body } = await origin.get('/m/forno-aurora');
  expect(body).toContain(`<link rel="modulepreload" href="${file}" fetchpriority="low">`);
  expect((await origin.get('/signin')).body).not.toContain(file);
});

test('every script of every remote is held to its hash, before the first module', async () => {
  const { body, headers } = await origin.get('/');
  const map = /<script type="importmap" nonce="([^"]+)">(.*?)<\/script>/.exec(body);
  expect(Object.keys(JSON.parse(map?.[2] ?? '').integrity)).toEqual([
    `${CONSUMER}/0.1.0-aaaaaaaa/remoteEntry.js`,
    `${CONSUMER}/0.1.0-aaaaaaaa/remote.js`,
    `${DISPLAY}/0.1.0-aaaaaaaa/remoteEntry.js`,
    `${DISPLAY}/0.1.0-aaaaaaaa/remote.js`,
  ]);
  expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('type="module"'));
  expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('modulepreload'));
  expect(headers['content-security-policy']).toContain(`'nonce-${map?.[1]}'`);
});

test('the policy lets in the remotes and the gateway, nothing inline, and no frame of a stranger', async () => {
  const { headers } = await origin.get('/');
  const policy = headers['content-security-policy'] ?? '';
  const directive = (name: string) =>
    policy.split('; ').find((each) => each.startsWith(`${name} `));
  expect(directive('script-src')).toContain(CONSUMER);
  expect(directive('script-src')).toContain('https://passes.turno.example');
  expect(directive('connect-src')).toContain('https://api.turno.example');
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(directive('base-uri')).toBe("base-uri 'none'");
  expect(directive('object-src')).toBe("object-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|\*/);
  expect(headers['permissions-policy']).toContain('camera=(self)');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('two visits never share a nonce', async () => {
  const nonce = async () =>
    /nonce-([^']+)/.exec((await origin.get('/')).headers['content-security-policy'] ?? '')?.[1];
  expect(await nonce()).not.toBe(await nonce());
});

test('SHL-012 without a pointer the page still comes, and asks for it itself', async () => {
  remotes = null;
  const { status, body } = await origin.get('/');
  expect(status).toBe(200);
  expect(body).not.toContain('turno-remotes');
  expect(body).not.toContain('importmap');
});

test('a merchant’s page is painted before its style sheets, under a style with the page’s nonce', async () => {
  const { body, headers } = await origin.get('/m/forno-aurora', { 'accept-language': 'en' });
  const at = (text: string) => body.indexOf(text);
  expect(body).toContain('<h1>Forno Aurora</h1>');
  expect(at('id="turno-first"')).toBeLessThan(at('rel="stylesheet"'));
  expect(at('rel="stylesheet"')).toBeLessThan(at('<div id="root" hidden>'));
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(body).not.toContain('style=');
  // A script behind style sheets would wait for them.
  const early = at(`<script nonce="${nonce}">requestAnimationFrame`);
  expect(early).toBeGreaterThan(at('id="turno-first"'));
  expect(early).toBeLessThan(at('rel="stylesheet"'));
});

test.each([
  { path: '/m/unknown', dest: 'document' },
  { path: '/reservation/7/11', dest: 'document' },
  // S-18: the service worker stores what it fetches as the page of every address.
  { path: '/m/forno-aurora', dest: 'empty' },
])('$path for a destination "$dest" has a bar alone', async ({ path, dest }) => {
  const { body } = await origin.get(path, { 'sec-fetch-dest': dest });
  expect(body).toContain('<div id="root"><div class="turno-first-bar"');
  expect(body).not.toContain('turno-first"');
});
