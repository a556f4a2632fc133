import { callsOf, pathsOf, type ServiceName } from '@turno/shared-types';
import { identityApp } from '../../test/identity-app.ts';
import {
  startTestService,
  type TestService,
  type TestTokens,
  testTokens,
} from '../../test/index.ts';
import { ApiError } from '../api-error.ts';
import { createLog } from '../log.ts';
import { serve } from './serve.ts';
import { createServiceApp } from './service-app.ts';

const SERVICES: readonly ServiceName[] = ['identity', 'queues', 'passes'];
const filled = (path: string) => path.replace(/:\w+/g, '5');
const started = new Map<ServiceName, TestService>();
const urlOf = (name: ServiceName) => started.get(name)?.url ?? '';

beforeAll(async () => {
  const tokens = await testTokens();
  started.set('identity', await startTestService(identityApp(tokens)));
  for (const name of ['queues', 'passes'] as const) {
    started.set(name, await startTestService(silentApp(name, tokens)));
  }
});
afterAll(() => Promise.all([...started.values()].map((service) => service.close())));

/** An app of a service whose calls find nothing. */
function silentApp(service: ServiceName, { verifier }: TestTokens) {
  return createServiceApp({
    service,
    routes: callsOf(service).map((call) =>
      serve(call, () => Promise.reject(new ApiError('not_found'))),
    ),
    verifier,
    staffRoleOf: async () => null,
    internalSecret: 'sixteen or more letters',
    isReady: async () => true,
    log: createLog('test', 'silent'),
  });
}

const ROWS = SERVICES.flatMap((name) => {
  const served = callsOf(name).flatMap((call) =>
    pathsOf(call).map((path) => ({ method: call.method as string, path })),
  );
  const paths = [...new Set(served.map(({ path }) => path))];
  return [
    // Names of parameters are no part of what a path matches.
    ...paths.map((path) => ({
      name,
      path,
      own: served.filter((each) => filled(each.path) === filled(path)).map(({ method }) => method),
    })),
    { name, path: '/health', own: ['GET'] },
  ];
});

test.each(ROWS)(
  'S-12 $path of $name answers other methods with 405 and the list of its own',
  async ({ name, path, own }) => {
    const all = [...own, ...(own.includes('GET') ? ['HEAD'] : [])];
    const allowed = [...new Set(all)].toSorted().join(', ');
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      if (own.includes(method)) continue;
      const response = await fetch(urlOf(name) + filled(path), { method });
      const { status, headers } = response;
      expect([method, status, headers.get('allow')]).toEqual([method, 405, allowed]);
      expect(await response.json()).toMatchObject({ error_code: 'method_not_allowed' });
    }
  },
);

test.each(['', '/', '?x=1'])('S-12 a fixed path with %p at its end wins too', async (end) => {
  const path = '/private/merchants/1/queues/AUTO_next';
  const response = await fetch(`${urlOf('queues')}${path}${end}`, { method: 'HEAD' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  const other = await fetch(`${urlOf('queues')}/private/merchants/1/queues/7${end}`);
  expect(other.status).toBe(401);
});

const WRITES = callsOf('identity').filter(({ method }) => method !== 'GET');
const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', undefined];

test.each(WRITES.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'S-12 %s takes no body of another type',
  async (_, { method, path }) => {
    for (const type of TYPES) {
      const body = new TextEncoder().encode('{"password":"long enough"}');
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const response = await fetch(urlOf('identity') + filled(path), { method, body, headers });
      expect([type, response.status]).toEqual([type, 415]);
      expect(await response.json()).toMatchObject({ error_code: 'unsupported_media_type' });
    }
  },
);

test('S-12 JSON may say its charset, and no body needs no type', async () => {
  const send = (init: RequestInit) =>
    fetch(`${urlOf('identity')}/auth/signin`, { method: 'POST', ...init });
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const body = JSON.stringify({ email: 'ada@example.org', password: 'long enough' });
  expect((await send({ headers, body })).status).toBe(422);
  expect((await send({})).status).toBe(400);
});
