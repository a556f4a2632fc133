import { meCall, signInCall, signOutCall, signUpCall } from '@turno/shared-types';
import { MongoNetworkError } from 'mongodb';
import { identityApp, identityRoutes, SESSION } from '../../test/identity-app.ts';
import {
  startTestService,
  type TestService,
  type TestTokens,
  testTokens,
} from '../../test/index.ts';
import { createLog } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { Input } from './input.ts';
import { serve } from './serve.ts';
import { createServiceApp } from './service-app.ts';

let tokens: TestTokens;
let service: TestService;
let seen: Input<typeof signUpCall> | null = null;
let signIn: () => Promise<never> = () => Promise.reject(new Refusal('invalid_credentials'));

const CREDENTIALS = { email: 'ada@example.org', password: 'long enough' };
const SIGN_UP = { ...CREDENTIALS, roles: ['guest' as const] };

beforeAll(async () => {
  tokens = await testTokens();
  const leaky = { ...SESSION, passwordHash: 'never' };
  service = await startTestService(
    identityApp(
      tokens,
      serve(meCall, async ({ caller }) => ({ ...leaky, id: caller?.userId ?? 0 })),
      serve(signInCall, () => signIn()),
      serve(signUpCall, async (input) => {
        seen = input;
        return SESSION;
      }),
    ),
  );
});
afterAll(() => service.close());

test('G-23 a refusal has the one shape', async () => {
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

test('a payload fills the message and travels with the refusal', async () => {
  signIn = () => Promise.reject(new Refusal('max_tickets', { n: 8 }));
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

test('a wrong field is named, and the first entry repeats the message', async () => {
  const body = { ...SIGN_UP, name: 'a\u0000b' };
  const answer = await service.call(signUpCall, { body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    error_code: 'validation_error',
    errors: [{ message: 'Invalid request', field: 'name' }, { field: 'name' }],
  });
});

test.each([
  { body: { ...SIGN_UP, password: 'short' }, code: 'password_too_short', field: 'password' },
  { body: { ...SIGN_UP, email: 'ada' }, code: 'invalid_email', field: 'email' },
  { body: { ...SIGN_UP, roles: ['admin'] }, code: 'invalid_role', field: 'roles.0' },
])('IDN-020 a schema may name the code: $code', async ({ body, code, field }) => {
  const answer = await service.call(signUpCall, { body: body as typeof SIGN_UP });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ error_code: code, errors: [{ field }] });
});

test.each([
  { name: 'broken JSON', body: '{', status: 400, code: 'validation_error' },
  { name: 'a list', body: '[]', status: 400, code: 'validation_error' },
  { name: 'an operator', body: '{"email":{"$gt":""}}', status: 400, code: 'validation_error' },
  { name: 'nothing', body: '', status: 400, code: 'validation_error' },
  {
    name: 'more than 100 kB',
    body: JSON.stringify({ email: 'x'.repeat(103_000) }),
    status: 413,
    code: 'payload_too_large',
  },
])('G-60 $name is refused with $code', async ({ body, status, code }) => {
  const answer = await fetch(`${service.url}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ error_code: code });
});

test.each(['/nowhere', '/auth', '/auth/signin/x', '/%', '/other/merchants'])(
  '%s is nobody',
  async (path) => {
    const answer = await fetch(service.url + path);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.json()).toHaveProperty('error_code');
  },
);

test('G-60 an operator in a query is refused', async () => {
  const answer = await fetch(`${service.url}/auth/challenge?q[$gt]=1`);
  expect(answer.status).toBe(400);
});

test('what the request says of its sender reaches the work', async () => {
  await service.call(
    signUpCall,
    { body: SIGN_UP },
    {
      idempotencyKey: 'key-1',
      locale: 'de-AT,en;q=0.5',
      headers: { 'x-request-id': 'trace-me-please' },
    },
  );
  expect(seen).toMatchObject({
    body: { ...CREDENTIALS, roles: ['ROLE_GUEST'] },
    caller: null,
    idempotencyKey: 'key-1',
    locale: 'de',
    requestId: 'trace-me-please',
    clientAddress: '127.0.0.1',
  });
});

test.each(['', 'ä', 'two words', 'x'.repeat(256)])(
  'the idempotency key «%s» is refused',
  async (key) => {
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
    const { status } = await service.call(signUpCall, { body: SIGN_UP }, { headers });
    expect(status).toBe(400);
  },
);

test('the request id is answered back; one that is not sane is replaced', async () => {
  const kept = await service.call(meCall, {}, { headers: { 'x-request-id': 'abcdefgh-1' } });
  expect(kept.headers.get('x-request-id')).toBe('abcdefgh-1');
  const made = await service.call(meCall, {}, { headers: { 'x-request-id': '<script>' } });
  expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('health, readiness, figures and keys are served', async () => {
  const read = (path: string) => fetch(service.url + path);
  expect(await (await read('/health')).json()).toEqual({ status: 'ok' });
  expect(await (await read('/ready')).json()).toEqual({ status: 'ready' });
  expect(await (await read('/.well-known/jwks.json')).json()).toHaveProperty('keys.0.kid');
  const figures = await (await read('/metrics')).text();
  expect(figures).toContain(
    'http_request_duration_seconds_count{method="POST",path="/auth/signup"',
  );
  expect(figures).toContain('process_cpu_seconds_total');
});

test('a service that is not ready says so', async () => {
  const options = {
    service: 'identity' as const,
    routes: identityRoutes(),
    verifier: tokens.verifier,
    managesMerchant: async () => false,
    internalSecret: '',
    isReady: async () => false,
    log: createLog('test', 'silent'),
  };
  const away = await startTestService(createServiceApp(options));
  expect((await fetch(`${away.url}/ready`)).status).toBe(503);
  await away.close();
});
