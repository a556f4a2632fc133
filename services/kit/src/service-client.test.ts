import { CALLS, listMerchantsCall, meCall, signInCall, signOutCall } from '@turno/shared-types';
import express from 'express';
import { identityApp, SESSION } from '../test/identity-app.ts';
import { startTestService, type TestService, testTokens } from '../test/index.ts';
import { ApiError } from './api-error.ts';
import { serve } from './http/serve.ts';
import { addressOf, createServiceClient } from './service-client.ts';

const TRACE = { requestId: 'trace-me-please' };
const BODY = { email: 'ada@example.org', password: 'x' };
let other: TestService;
let traced: string | null = null;

beforeAll(async () => {
  const signIn = serve(signInCall, async ({ body, requestId }) => {
    traced = requestId;
    if (body.password === 'bad') throw new ApiError('max_tickets', { n: 8 });
    return SESSION;
  });
  other = await startTestService(identityApp(await testTokens(), signIn));
});
afterAll(() => other.close());

const clientOf = (baseUrl: string) => createServiceClient({ baseUrl, internalSecret: 'x' });

test('a call is answered by its schema and keeps the request id', async () => {
  const session = await clientOf(other.url).send(signInCall, { body: BODY }, TRACE);
  expect(session).toEqual(SESSION);
  expect(traced).toBe(TRACE.requestId);
});

test('an API error of the other service is thrown as the same API error', async () => {
  const sent = clientOf(other.url).send(signInCall, { body: { ...BODY, password: 'bad' } }, TRACE);
  await expect(sent).rejects.toMatchObject({ code: 'max_tickets', payload: { n: 8 } });
  await expect(clientOf(other.url).send(meCall, {}, TRACE)).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

test('S-08 an answer without a body is success: a mail that was accepted is not sent again', async () => {
  const silent = await startTestService(
    express().use((_request, response) => {
      response.status(204).end();
    }),
  );
  const { send } = clientOf(silent.url);
  for (const call of Object.values(CALLS).filter(({ status }) => status === 204)) {
    const params = Object.fromEntries(
      Array.from(call.path.matchAll(/:(\w+)/g), ([, name]) => [name, 1]),
    );
    await expect(send(call, { params } as object, TRACE)).resolves.toEqual({});
  }
  await silent.close();
});

test('no service at the address, or another one, is 503', async () => {
  const gone = clientOf('http://127.0.0.1:1').send(signOutCall, {}, TRACE);
  const cause = expect.objectContaining({ code: 'ECONNREFUSED' });
  await expect(gone).rejects.toMatchObject({ code: 'service_unavailable', cause });
  const stranger = await startTestService(
    express().use((_request, response) => {
      response.status(502).send('<html>');
    }),
  );
  const odd = clientOf(stranger.url).send(signInCall, { body: BODY }, TRACE);
  await expect(odd).rejects.toMatchObject({ code: 'service_unavailable' });
  await stranger.close();
});

test('an answer that breaks off, which may have done what it was asked for, is 503 and says why', async () => {
  const breaking = await startTestService(
    express().use((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"id":', () => response.destroy());
    }),
  );
  const cut = clientOf(breaking.url).send(signInCall, { body: BODY }, TRACE);
  await expect(cut).rejects.toMatchObject({
    code: 'service_unavailable',
    cause: expect.any(Error),
  });
  await breaking.close();
});

test('an address carries parameters and query, made safe', () => {
  const input = { params: { scope: 'public' }, query: { q: 'a&b', page: 2, lat: undefined } };
  expect(addressOf(listMerchantsCall, input)).toBe('/public/merchants?q=a%26b&page=2');
  expect(addressOf({ ...meCall, path: '/x/:y' }, { params: { y: '../z' } })).toBe('/x/..%2Fz');
});
