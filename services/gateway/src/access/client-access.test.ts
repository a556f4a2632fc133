import { startTestService, type TestService } from '@turno/kit/test';
import { parentCategoriesCall, partnerOriginsCall, signInCall } from '@turno/shared-types';
import express from 'express';
import { echoApp, startGateway } from '../../test/start-gateway.ts';

const SHELL = 'https://turno.example';
const PARTNER = 'https://partner.example';
const open: TestService[] = [];
let gateway: TestService;
let queuesUrl: string;

async function keep(service: Promise<TestService>): Promise<TestService> {
  const started = await service;
  open.push(started);
  return started;
}

beforeAll(async () => {
  const app = express();
  app.get(partnerOriginsCall.path, (_request, response) => {
    response.json({ origins: [`${PARTNER}/shop`, 'null', 'nonsense'] });
  });
  app.use(echoApp('queues'));
  const { url } = await keep(startTestService(app));
  queuesUrl = url;
  gateway = await keep(
    startGateway({ QUEUES_URL: url, ALLOWED_ORIGINS: `${SHELL}, http://localhost:3001` }),
  );
});
afterAll(() => Promise.all(open.map((service) => service.close())));

const ask = (origin: string, init: RequestInit = {}) =>
  fetch(gateway.url + parentCategoriesCall.path, { headers: { origin }, ...init });

test.each([
  { origin: SHELL, isAllowed: true },
  { origin: 'http://localhost:3001', isAllowed: true },
  { origin: PARTNER, isAllowed: true },
  { origin: 'http://turno.example', isAllowed: false },
  { origin: 'https://turno.example:8443', isAllowed: false },
  { origin: 'https://turno.example.evil.example', isAllowed: false },
  { origin: 'https://eviltruno.example', isAllowed: false },
  { origin: 'https://sub.turno.example', isAllowed: false },
  { origin: 'https://TURNO.example', isAllowed: false },
  { origin: 'https://turno.example/', isAllowed: false },
  { origin: 'http://localhost:3002', isAllowed: false },
  { origin: 'null', isAllowed: false },
  { origin: '*', isAllowed: false },
])('$origin may call: $isAllowed', async ({ origin, isAllowed }) => {
  const { headers } = await ask(origin);
  expect(headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null);
  expect(headers.get('vary')).toContain('Origin');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  // A page that may not call still learns why.
  const answer = await fetch(`${gateway.url}/access.json`, { headers: { origin } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toEqual({ origin, isOriginAllowed: isAllowed });
});

test('a preflight names what may be sent and read', async () => {
  const { status, headers } = await ask(SHELL, {
    method: 'OPTIONS',
    headers: { origin: SHELL, 'access-control-request-method': 'POST' },
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  expect(headers.get('access-control-max-age')).toBe('600');
  const exposed = (await ask(SHELL)).headers.get('access-control-expose-headers');
  for (const name of ['ETag', 'Location', 'Retry-After', 'X-Total-Count'])
    expect(exposed).toContain(name);
});

test('partners are known while the first process of queues is away', async () => {
  const urls = ['http://127.0.0.1:1', queuesUrl].join(',');
  const { url } = await keep(startGateway({ QUEUES_URL: urls, ALLOWED_ORIGINS: SHELL }));
  const { headers } = await fetch(`${url}/openapi.json`, { headers: { origin: PARTNER } });
  expect(headers.get('access-control-allow-origin')).toBe(PARTNER);
});

test('our origins go on while queues is away', async () => {
  const alone = await keep(startGateway({ ALLOWED_ORIGINS: SHELL }));
  const allowed = async (origin: string) =>
    (await fetch(`${alone.url}/openapi.json`, { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );
  expect(await allowed(SHELL)).toBe(SHELL);
  expect(await allowed(PARTNER)).toBeNull();
});

test('G-51 an unknown client key is refused only where keys are listed', async () => {
  const identity = await keep(startTestService(echoApp('identity')));
  const strict = await keep(
    startGateway({ CLIENT_KEYS: 'web, kiosk', IDENTITY_URL: identity.url }),
  );
  const statusWith = async (headers: Record<string, string>, query = '') =>
    (await fetch(`${strict.url}/auth/me${query}`, { headers })).status;
  expect(await statusWith({ 'x-client-key': 'kiosk' })).toBe(200);
  expect(await statusWith({}, '?client_key=web')).toBe(200);
  expect(await statusWith({})).toBe(403);
  expect(await statusWith({ 'x-client-key': 'web, kiosk' })).toBe(403);
  const refused = await fetch(`${strict.url}/auth/me`);
  expect(await refused.json()).toMatchObject({ error_code: 'client_key_wrong' });
  expect((await fetch(`${strict.url}/health`)).status).toBe(200);
  expect((await ask(SHELL)).status).toBe(200);
});

test('G-60 sign-in is limited sooner than the rest, and says when to come back', async () => {
  const identity = await keep(startTestService(echoApp('identity')));
  const limited = await keep(
    startGateway({
      IDENTITY_URL: identity.url,
      AUTH_RATE_LIMIT_PER_MINUTE: '3',
      RATE_LIMIT_PER_MINUTE: '6',
      ALLOWED_ORIGINS: SHELL,
    }),
  );
  const signIn = () =>
    limited.call(
      signInCall,
      { body: { email: 'a', password: 'b' } },
      { headers: { origin: SHELL } },
    );
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await signIn()).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await signIn();
  expect(refused.body.error_code).toBe('rate_limited');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('access-control-allow-origin')).toBe(SHELL);
  expect((await fetch(`${limited.url}/auth/me`)).status).toBe(200);
  expect((await fetch(`${limited.url}/auth/me`)).status).toBe(429);
});

test.each([
  ['IPv4', ['203.0.113.9:1024', '203.0.113.9:1025', '203.0.113.9']],
  ['IPv6', ['[2001:db8::9]:1024', '[2001:db8::9]', '2001:db8::a']],
  [
    'behind two proxies',
    ['203.0.113.7:1, 127.0.0.1:2', '203.0.113.7:3,127.0.0.1:4', '203.0.113.7'],
  ],
])(
  'G-60 connections of one client that a proxy names with their ports are one client: %s',
  async (_, sent) => {
    const seen: unknown[] = [];
    const app = express();
    app.use((request, response) => {
      seen.push(request.headers['x-forwarded-for']);
      response.json({});
    });
    const identity = await keep(startTestService(app));
    const limited = await keep(
      startGateway({
        IDENTITY_URL: identity.url,
        RATE_LIMIT_PER_MINUTE: '2',
        TRUST_PROXY: 'loopback',
      }),
    );
    const statuses = [];
    for (const address of sent) {
      const headers = { 'x-forwarded-for': address };
      statuses.push((await fetch(`${limited.url}/auth/me`, { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).not.toContain(']');
  },
);

test('a client address cannot be made up', async () => {
  const identity = await keep(startTestService(echoApp('identity')));
  const limited = await keep(
    startGateway({ IDENTITY_URL: identity.url, RATE_LIMIT_PER_MINUTE: '2' }),
  );
  const statuses = [];
  for (let n = 0; n < 3; n += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${n}` };
    statuses.push((await fetch(`${limited.url}/auth/me`, { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
