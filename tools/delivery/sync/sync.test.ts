import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { syncReleases } from './sync.ts';
import { targetOf } from './targets.ts';

const NAME = 'mfe-display';
const [LIVE, BEFORE] = ['0.1.0-bbbbbbbb', '0.1.0-aaaaaaaa'];
const ACCESS = { AWS_ACCESS_KEY_ID: 'ours', AWS_SECRET_ACCESS_KEY: 'secret' };

type Stored = { headers: IncomingHttpHeaders; body: string };
let releasesDir: string;
let server: Server;
let objects: Map<string, Stored>;
/** The storage fails at this key. */
let broken: string | null;

/** A storage: it takes signed requests alone, and keeps objects with their headers. */
function answer(headers: IncomingHttpHeaders, method: string, key: string, body: string): number {
  const signed = /^AWS4-HMAC-SHA256 Credential=ours\/\d{8}\/us-east-1\/s3\/aws4_request, /;
  if (!signed.test(headers.authorization ?? '')) return 403;
  if (key === broken) return 400;
  if (method === 'HEAD') return objects.has(key) ? 200 : 404;
  objects.set(key, { headers, body });
  return 200;
}

beforeEach(async () => {
  broken = null;
  objects = new Map();
  releasesDir = mkdtempSync(join(tmpdir(), 'sync-'));
  for (const version of [LIVE, BEFORE]) {
    const home = join(releasesDir, NAME, version);
    mkdirSync(join(home, 'plain'), { recursive: true });
    for (const file of ['remoteEntry.js', 'remoteEntry.js.br', 'plain/embed.css', 'release.json']) {
      writeFileSync(join(home, file), `${version} ${file}`);
    }
  }
  const channels = { version: LIVE, previous: [BEFORE, '0.0.9-gone0000'] };
  const pointer = { schema: 1, remotes: { [NAME]: channels } };
  writeFileSync(join(releasesDir, 'remotes.json'), JSON.stringify(pointer));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { headers, method = '', url = '' } = request;
      response.writeHead(answer(headers, method, url, body)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  rmSync(releasesDir, { recursive: true });
});

const target = (word = 's3://bucket/turno/', access: object = ACCESS) => {
  const { port } = server.address() as AddressInfo;
  return targetOf(word, { ...access, S3_ENDPOINT: `http://127.0.0.1:${port}` });
};
const cached = (key: string) => objects.get(`/bucket/turno/${key}`)?.headers['cache-control'];

test('SHL-012 a version is stored whole before it is known, the pointer at the very end', async () => {
  const { versions, files } = await syncReleases(releasesDir, target());
  expect(versions).toEqual([`${NAME} ${LIVE}`, `${NAME} ${BEFORE}`]);
  expect(files).toBe(6);
  const of = (version: string) =>
    ['plain/embed.css', 'remoteEntry.js', 'release.json'].map(
      (file) => `${NAME}/${version}/${file}`,
    );
  expect([...objects.keys()]).toEqual(
    [...of(LIVE), ...of(BEFORE), `${NAME}/embed.mjs`, `${NAME}/embed.css`, 'remotes.json'].map(
      (key) => `/bucket/turno/${key}`,
    ),
  );
});

test('SHL-012 a version is cached for ever, what names the live one is asked again', async () => {
  await syncReleases(releasesDir, target());
  const entry = objects.get(`/bucket/turno/${NAME}/${LIVE}/remoteEntry.js`);
  expect(entry?.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript',
  });
  expect(entry?.body).toBe(`${LIVE} remoteEntry.js`);
  for (const key of ['remotes.json', `${NAME}/embed.mjs`, `${NAME}/embed.css`]) {
    expect(cached(key)).toBe('no-cache');
  }
});

test('SHL-012 what is interrupted leaves the pointer as it was, and the next run goes on', async () => {
  broken = `/bucket/turno/${NAME}/${BEFORE}/remoteEntry.js`;
  await expect(syncReleases(releasesDir, target())).rejects.toThrow('cannot be stored: 400');
  expect(cached('remotes.json')).toBeUndefined();
  broken = null;
  expect((await syncReleases(releasesDir, target())).versions).toEqual([`${NAME} ${BEFORE}`]);
  expect((await syncReleases(releasesDir, target())).files).toBe(0);
  expect(cached('remotes.json')).toBe('no-cache');
});

test('without access, and with a wrong one, nothing is stored and a sentence says why', async () => {
  expect(() => target('s3://bucket', {})).toThrow('Set AWS_ACCESS_KEY_ID.');
  const stranger = target('s3://bucket', { ...ACCESS, AWS_ACCESS_KEY_ID: 'theirs' });
  await expect(syncReleases(releasesDir, stranger)).rejects.toThrow('the storage answered 403');
  expect(objects.size).toBe(0);
});

test('a folder gets the same files', async () => {
  const folder = join(releasesDir, 'mounted');
  await syncReleases(releasesDir, targetOf(folder, {}));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read(`${NAME}/${LIVE}/remoteEntry.js`)).toBe(`${LIVE} remoteEntry.js`);
  expect(read(`${NAME}/embed.mjs`)).toBe(`export * from './${LIVE}/plain/embed.mjs';\n`);
  expect(JSON.parse(read('remotes.json')).schema).toBe(1);
});
