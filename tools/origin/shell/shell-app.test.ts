import { type RemotesFile, remotesFileSchema } from '@turno/shared-types';
import { CONSUMER, DISPLAY, dataOf, RELEASES, startTestShell } from './test-shell.ts';

let remotes: RemotesFile | null = RELEASES;
let origin: Awaited<ReturnType<typeof startTestShell>>;

beforeAll(async () => {
  origin = await startTestShell(() => remotes);
});

beforeEach(() => {
  remotes = RELEASES;
});

afterAll(() => origin.close());

test('SHL-012 the page carries the pointer, the configuration and the remote of its path', async () => {
  const { status, body } = await origin.get('/display/12');
  expect(status).toBe(200);
  expect(body).toContain(
    `<link rel="modulepreload" href="${DISPLAY}/0.1.0-aaaaaaaa/remoteEntry.js" integrity="sha384-entry">`,
  );
  expect(body).toContain(
    `<link rel="preload" as="style" href="${DISPLAY}/0.1.0-aaaaaaaa/remote.css" integrity="sha384-style" crossorigin>`,
  );
  expect(body).not.toContain(`modulepreload" href="${CONSUMER}`);
  expect(dataOf(body, 'turno-remotes').remotes).toHaveLength(2);
  expect(dataOf(body, 'turno-config')).toEqual({
    apiBase: 'https://api.turno.example',
    clientKey: 'turno-web',
    franchiseId: null,
    franchisingOverrides: { 2: { name: 'Lunaria', logoUrl: null } },
    flags: { a: '</script>' },
    companyName: 'Code Chiare srl',
  });
});

test('the screen of a path is asked for with the page, no other screen', async () => {
  const file = `${CONSUMER}/0.1.0-aaaaaaaa/merchant.js`;
  const { body } = await origin.get('/m/forno-aurora');
  expect(body).toContain(`<link rel="modulepreload" href="${file}" fetchpriority="low">`);
  expect((await origin.get('/signin')).body).not.toContain(file);
});

test('STA-003, STA-011 the page of the terms carries their text with the configured company', async () => {
  const { body } = await origin.get('/terms');
  const view = body.slice(body.indexOf('id="turno-first"'), body.indexOf('id="root"'));
  expect(view).toContain('<h1>Termini e condizioni</h1>');
  expect(view).toContain('Code Chiare srl');
  expect(view).not.toMatch(/\{company/);
});

test('SHL-012 every file of the host and of every remote is held to its hash, before the first module', async () => {
  const { body, headers } = await origin.get('/');
  const map = /<script type="importmap" nonce="([^"]+)">(.*?)<\/script>/.exec(body);
  const files = ['remoteEntry.js', 'remote.js', 'remote.css'];
  expect(Object.keys(JSON.parse(map?.[2] ?? '').integrity)).toEqual([
    '/main.js',
    '/main.css',
    '/late.js',
    ...[CONSUMER, DISPLAY].flatMap((from) => files.map((file) => `${from}/0.1.0-aaaaaaaa/${file}`)),
  ]);
  expect(body).toContain('src="/main.js" integrity="sha384-main"');
  expect(body).toContain('href="/main.css" integrity="sha384-mainstyle"');
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
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test.each(['/', '/m/forno-aurora', '/t/abcdefgh', '/remotes.json', '/robots.txt', '/missing.js'])(
  'G-60 %s says that the site is reached by HTTPS alone',
  async (path) => {
    const { headers } = await origin.get(path);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  },
);

test('SHL-012 the page asks the shell for the pointer, which the shell has checked', async () => {
  const { status, headers, body } = await origin.get('/remotes.json');
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(remotesFileSchema.parse(JSON.parse(body))).toEqual(RELEASES);
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
  expect((await origin.get('/remotes.json')).status).toBe(503);
});

test('a merchant’s page is painted before its style sheets, under a style with the page’s nonce', async () => {
  const { body, headers } = await origin.get('/m/forno-aurora', { 'accept-language': 'en' });
  const at = (text: string) => body.indexOf(text);
  expect(body).toContain('<h1>Forno Aurora</h1>');
  // Hashes, addresses and settings of the application are most of the page.
  for (const later of ['importmap', 'modulepreload', 'turno-config', 'turno-remotes']) {
    expect(at(later)).toBeGreaterThan(at('</h1>'));
    expect(at(later)).toBeLessThan(at('turno-scripts'));
  }
  expect(at('id="turno-first"')).toBeLessThan(at('rel="stylesheet"'));
  expect(at('rel="stylesheet"')).toBeLessThan(at('<div id="root" hidden>'));
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(body).not.toContain('style=');
  // The host's scripts start after the first paint; a script behind style sheets would wait for them.
  const scripts = at('<template id="turno-scripts"><script type="module" src="/main.js"');
  const start = at(`<script nonce="${nonce}">{ const start`);
  expect(scripts).toBeGreaterThan(at('id="turno-first"'));
  expect(start).toBeGreaterThan(scripts);
  expect(start).toBeLessThan(at('rel="stylesheet"'));
  expect(body.match(/<script type="module"/g)).toHaveLength(1);
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

test('the first view starts a worker under a policy that the page may make', async () => {
  const { body, headers } = await origin.get('/m/forno-aurora');
  const allowed = /trusted-types ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
  const made = [...body.matchAll(/createPolicy\('([^']+)'/g)].map(([, name]) => name);
  expect(made).toHaveLength(1);
  expect(allowed?.split(' ')).toEqual(expect.arrayContaining(made));
  expect(body).toMatch(/new Worker\(policy\?\.createScriptURL/);
});
