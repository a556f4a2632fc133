import { callsOf, pathsOf } from '@turno/shared-types';
import { identityApp } from '../../test/identity-app.ts';
import { startTestService, type TestService, testTokens } from '../../test/index.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService(identityApp(await testTokens()));
});
afterAll(() => service.close());

const PATHS = [...new Set(callsOf('identity').flatMap(pathsOf)), '/health'];
const methodsOf = (path: string) =>
  path === '/health'
    ? ['GET']
    : callsOf('identity')
        .filter((call) => pathsOf(call).includes(path))
        .map(({ method }) => method);
const filled = (path: string) => path.replace(/:\w+/g, '5');

test.each(PATHS)('S-12 %s answers other methods with 405 and the list of its own', async (path) => {
  const own: string[] = methodsOf(path);
  const allowed = [...own, ...(own.includes('GET') ? ['HEAD'] : [])].toSorted().join(', ');
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
    if (own.includes(method)) continue;
    const response = await fetch(service.url + filled(path), { method });
    expect([method, response.status, response.headers.get('allow')]).toEqual([
      method,
      405,
      allowed,
    ]);
    expect(await response.json()).toMatchObject({ error_code: 'method_not_allowed' });
  }
});

const WRITES = callsOf('identity').filter(({ method }) => method !== 'GET');
const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', undefined];

test.each(WRITES.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'S-12 %s takes no body of another type',
  async (_, { method, path }) => {
    for (const type of TYPES) {
      const body = new TextEncoder().encode('{"password":"long enough"}');
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const response = await fetch(service.url + filled(path), { method, body, headers });
      expect([type, response.status]).toEqual([type, 415]);
      expect(await response.json()).toMatchObject({ error_code: 'unsupported_media_type' });
    }
  },
);

test('S-12 JSON may say its charset, and no body needs no type', async () => {
  const send = (init: RequestInit) =>
    fetch(`${service.url}/auth/signin`, { method: 'POST', ...init });
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const body = JSON.stringify({ email: 'ada@example.org', password: 'long enough' });
  expect((await send({ headers, body })).status).toBe(422);
  expect((await send({})).status).toBe(400);
});
