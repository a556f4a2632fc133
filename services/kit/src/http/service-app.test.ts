import { meCall, signInCall, signOutCall } from '@turno/shared-types';
import { MongoNetworkError } from 'mongodb';
import { identityApp, identityRoutes, SESSION } from '../../test/identity-app.ts';
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

let tokens: TestTokens;
let service: TestService;
let signIn: () => Promise<never> = () => Promise.reject(new ApiError('invalid_credentials'));

const CREDENTIALS = { email: 'ada@example.org', password: 'long enough' };

beforeAll(async () => {
  tokens = await testTokens();
  const leaky = { ...SESSION, passwordHash: 'never' };
  service = await startTestService(
    identityApp(
      tokens,
      serve(meCall, async ({ caller }) => ({ ...leaky, id: caller?.userId ?? 0 })),
      serve(signInCall, () => signIn()),
    ),
  );
});
afterAll(() => service.close());

test('G-23 every error response has the same shape', async () => {
  const { status, body } = await service.call(signInCall, { body: CREDENTIALS });
  expect(status).toBe(422);
  expect(body).toEqual({
    error_code: 'invalid_credentials',
    message: 'user not found or wrong password',
    error: 'invalid_credentials',
    errors: [{ message: 'user not found or wrong password', field: null }],
    payload: null,
  });
});

test('a payload fills the message and is part of the error response', async () => {
  signIn = () => Promise.reject(new ApiError('max_tickets', { n: 8 }));
  const { body } = await service.call(signInCall, { body: CREDENTIALS });
  expect(body).toMatchObject({
    message: 'You cannot have more than 8 tickets',
    payload: { n: 8 },
  });
});

test('a bug answers 500 without a word of its own', async () => {
  signIn = () => Promise.reject(new Error('the hash of ada is 123'));
  const { status, body } = await service.call(signInCall, { body: CREDENTIALS });
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('ada');
  expect(body.message).toBe('Internal server error');
});

test.each([
  { name: 'a lost connection', error: () => new MongoNetworkError('gone') },
  {
    name: 'a raw broken pipe',
    error: () => Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }),
  },
])('$name of the database is 503 with Retry-After', async ({ error }) => {
  signIn = () => Promise.reject(error());
  const { status, body, headers } = await service.call(signInCall, { body: CREDENTIALS });
  expect(status).toBe(503);
  expect(body.error_code).toBe('service_unavailable');
  expect(headers.get('retry-after')).toBe('1');
});

test('what the reply does not name never leaves', async () => {
  const token = await tokens.tokenFor({ userId: 5 });
  const { status, body } = await service.call(meCall, {}, { token });
  expect(status).toBe(200);
  expect(body).toEqual({ ...SESSION, id: 5 });
});

test('204 has no body', async () => {
  const token = await tokens.tokenFor({ userId: 5 });
  expect(await service.call(signOutCall, {}, { token })).toMatchObject({ status: 204, body: null });
});

test('a service that is not ready says so', async () => {
  const options = {
    service: 'identity' as const,
    routes: identityRoutes(),
    verifier: tokens.verifier,
    staffRoleOf: async () => null,
    internalSecret: '',
    isReady: async () => false,
    log: createLog('test', 'silent'),
  };
  const away = await startTestService(createServiceApp(options));
  expect((await fetch(`${away.url}/ready`)).status).toBe(503);
  await away.close();
});

test.each(['/health', '/nowhere', '/auth/me'])(
  'G-60 %s loads and frames nothing, and commits this host alone to https',
  async (path) => {
    const { headers } = await fetch(service.url + path);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  },
);
