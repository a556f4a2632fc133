import type { RemoteRecord, RemotesFile } from '@turno/shared-types';
import { CONSUMER, dataOf, RELEASES, record, startTestShell } from './test-shell.ts';

let remotes: RemotesFile | null = RELEASES;
let origin: Awaited<ReturnType<typeof startTestShell>>;

beforeAll(async () => {
  origin = await startTestShell(() => remotes);
});

beforeEach(() => {
  remotes = RELEASES;
});

afterAll(() => origin.close());

const canary = (percent: number): RemotesFile => ({
  ...RELEASES,
  canaries: [
    { percent, release: { ...record('mfe-consumer', CONSUMER), version: '0.2.0-bbbbbbbb' } },
  ],
});
const versionIn = (page: string) =>
  dataOf(page, 'turno-remotes').remotes.find(({ name }: RemoteRecord) => name === 'mfe-consumer')
    ?.version;

test('SHL-012 while no canary is tried, a visitor gets no cookie', async () => {
  const { headers } = await origin.get('/');
  expect(headers['set-cookie']).toBeUndefined();
});

test('SHL-012 a visitor draws a bucket once and stays in or outside the canary', async () => {
  remotes = canary(50);
  const chosen = new Set<string>();
  for (let visit = 0; visit < 40; visit += 1) {
    const { headers, body } = await origin.get('/');
    const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^turno-canary=\d{1,4}; Max-Age=31536000; .*HttpOnly; SameSite=Lax$/);
    const again = await origin.get('/', { cookie: `a=1; ${cookie.split(';')[0]}` });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(versionIn(again.body)).toBe(versionIn(body));
    chosen.add(versionIn(body));
  }
  // Forty fair draws that all fall on one side: once in 5 * 10^11 runs.
  expect([...chosen].sort()).toEqual(['0.1.0-aaaaaaaa', '0.2.0-bbbbbbbb']);
});

test('SHL-012 the page tells its application the bucket, and holds both versions to their hashes', async () => {
  remotes = canary(100);
  const { body } = await origin.get('/', { cookie: 'turno-canary=4711' });
  expect(dataOf(body, 'turno-config').canaryBucket).toBe(4711);
  expect(versionIn(body)).toBe('0.2.0-bbbbbbbb');
  expect(dataOf(body, 'turno-remotes').previous).toHaveLength(1);
  expect(dataOf(body, 'turno-remotes').canaries).toBeUndefined();
});
