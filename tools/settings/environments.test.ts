import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOf, internalSecret } from './environments.ts';
import { PARTS, type PartName } from './parts.ts';
import { readSettings } from './settings.ts';

const SECRETS = {
  mongodbUri: 'mongodb://db.example',
  internalSecret: 'a-secret-between-services',
  pointerSigningKey: 'a-private-key',
};

function environment(name: PartName, given: Record<string, string> = {}) {
  const part = PARTS.find((each) => each.name === name)!;
  return environmentOf(part, readSettings(given, '/srv/turno'), SECRETS);
}

test('a service listens on this machine alone and knows the other services', () => {
  expect(
    environment('queues', { PUBLIC_HOST: 'turno.example', QUEUES_PORT: '5002' }),
  ).toMatchObject({
    PORT: '5002',
    HOST: '127.0.0.1',
    MONGODB_URI: SECRETS.mongodbUri,
    INTERNAL_SECRET: SECRETS.internalSecret,
    IDENTITY_URL: 'http://127.0.0.1:4001',
    PASSES_URL: 'http://127.0.0.1:4003',
  });
});

test('identity knows the address of its links and the folder of its mails', () => {
  expect(environment('identity', { SHELL_PORT: '5000', GATEWAY_PORT: '5001' })).toMatchObject({
    PAGE_URL: 'http://localhost:5000',
    PUBLIC_URL: 'http://localhost:5001',
    MAIL_OUTBOX_DIR: '/srv/turno/.data/outbox',
  });
  expect(environment('queues')).not.toHaveProperty('MAIL_OUTBOX_DIR');
});

test('the gateway allows the pages and knows where each remote lives', () => {
  const { ALLOWED_ORIGINS, REMOTE_ORIGINS } = environment('gateway', { SHELL_PORT: '5000' });
  const remotes = PARTS.filter(({ kind }) => kind === 'remote');
  expect(ALLOWED_ORIGINS?.split(',')).toEqual([
    'http://localhost:5000',
    ...remotes.map(({ defaultPort }) => `http://localhost:${defaultPort}`),
  ]);
  expect(JSON.parse(REMOTE_ORIGINS ?? '')).toMatchObject({ 'mfe-passes': 'http://localhost:3004' });
});

test('G-60 the gateway believes the servers of pages on this machine, and the proxies of the operator', () => {
  expect(environment('gateway').TRUST_PROXY).toBe('loopback');
  expect(environment('gateway', { TRUST_PROXY: '10.0.0.5' }).TRUST_PROXY).toBe('loopback,10.0.0.5');
  // Browsers reach the other parts themselves.
  expect(environment('shell')).not.toHaveProperty('TRUST_PROXY');
});

test('the gateway alone signs pointers, and no process that runs signs releases', () => {
  expect(environment('gateway')).toMatchObject({ POINTER_SIGNING_KEY: 'a-private-key' });
  for (const name of ['identity', 'queues', 'passes', 'shell', 'mfe-display'] as const) {
    expect(Object.entries(environment(name))).toContainEqual(['POINTER_SIGNING_KEY', undefined]);
  }
  for (const { name } of PARTS) {
    expect(Object.entries(environment(name))).toContainEqual(['RELEASE_SIGNING_KEY', undefined]);
  }
});

test.each(['shell', 'mfe-display'] as const)('%s gets no secret and no database', (name) => {
  const given = environment(name);
  expect(Object.values(given)).not.toContain(SECRETS.internalSecret);
  // Present and undefined: also variables of the operator's environment are removed.
  expect(Object.entries(given)).toContainEqual(['MONGODB_URI', undefined]);
  expect(Object.entries(given)).toContainEqual(['INTERNAL_SECRET', undefined]);
});

test('a public host name opens the gateway and the pages to the network', () => {
  const given = { PUBLIC_HOST: 'turno.example' };
  expect(environment('gateway', given).HOST).toBe('0.0.0.0');
  expect(environment('shell', given)).toMatchObject({
    HOST: '0.0.0.0',
    ORIGIN_ROLE: 'shell',
    API_BASE: 'http://turno.example:4000',
    GATEWAY_URL: 'http://127.0.0.1:4000',
  });
});

test('the secret is created once, stored, and readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turno-secret-'));
  const first = internalSecret(folder);
  expect(first.length).toBeGreaterThan(40);
  expect(internalSecret(folder)).toBe(first);
  expect(statSync(join(folder, 'internal-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true, force: true });
});
