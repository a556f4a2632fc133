import { meCall, signUpCall } from '@turno/shared-types';
import { identityApp, SESSION } from '../../test/identity-app.ts';
import { startTestService, type TestService, testTokens } from '../../test/index.ts';
import type { Input } from './input.ts';
import { serve } from './serve.ts';

let service: TestService;
let seen: Input<typeof signUpCall> | null = null;

const CREDENTIALS = { email: 'ada@example.org', password: 'long enough' };
const SIGN_UP = { ...CREDENTIALS, roles: ['user' as const] };

beforeAll(async () => {
  service = await startTestService(
    identityApp(
      await testTokens(),
      serve(signUpCall, async (input) => {
        seen = input;
        input.reply.set('X-Total-Count', '41');
        return SESSION;
      }),
    ),
  );
});
afterAll(() => service.close());

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

test.each([
  { name: 'a charset', headers: { 'content-type': 'application/json; charset=iso-8859-1' } },
  { name: 'an encoding', headers: { 'content-encoding': 'zstd2' } },
])('S-12 a body in $name that nobody reads is of another type', async ({ headers }) => {
  const answer = await fetch(`${service.url}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ error_code: 'unsupported_media_type' });
});

test.each(['{', 'null', '"text"', '{"email":}'])(
  'S-12 %s is told to be no JSON object',
  async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${service.url}/auth/signin`, { method: 'POST', headers, body });
    expect((await answer.json()).errors).toEqual([
      { message: 'Invalid request', field: null },
      { message: 'a body that is a JSON object', field: null },
    ]);
  },
);

test.each(['/nowhere', '/auth', '/auth/signin/x', '/%', '/other/merchants'])(
  '%s does not exist',
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
    body: { ...CREDENTIALS, roles: ['ROLE_USER'] },
    caller: null,
    idempotencyKey: 'key-1',
    locale: 'de',
    requestId: 'trace-me-please',
    clientAddress: '127.0.0.1',
  });
});

test('G-46 the work of a call adds headers to its answer', async () => {
  const { headers } = await service.call(signUpCall, { body: SIGN_UP });
  expect(headers.get('x-total-count')).toBe('41');
  expect(headers.get('location')).toBe(`/private/users/${SESSION.id}`);
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
  const answer = await service.call(meCall, {}, { headers: { 'x-request-id': 'abcdefgh-1' } });
  expect(answer.headers.get('x-request-id')).toBe('abcdefgh-1');
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
