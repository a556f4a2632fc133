import { signInCall } from '@turno/shared-types';
import { facebookStartCall } from '@turno/shared-types/facebook';
import { identityApp } from '../../test/identity-app.ts';
import { startTestService, testTokens } from '../../test/index.ts';
import { serve, serveRedirect } from './serve.ts';

const SESSION = { id: 1, accessToken: 'a.b.c', roles: ['ROLE_USER' as const] };

test('a middleware reads the parsed body, and its error is the answer', async () => {
  const seen: unknown[] = [];
  const route = serve(signInCall, async (input) => {
    await input.runMiddleware((request, _response, next) => {
      seen.push(request.body.email);
      next(request.body.password === 'right password' ? undefined : new Error('broken'));
    });
    return { ...SESSION, require_password_reset: false };
  });
  const service = await startTestService(identityApp(await testTokens(), route));
  const signIn = (password: string) =>
    service.call(signInCall, { body: { email: ' ADA@example.com ', password } });
  expect((await signIn('right password')).status).toBe(200);
  expect((await signIn('wrong password')).status).toBe(500);
  expect(seen).toEqual(['ada@example.com', 'ada@example.com']);
  await service.close();
});

test('a middleware that sends the response itself has the last word', async () => {
  const route = serveRedirect(facebookStartCall, async (input) => {
    await input.runMiddleware((_request, response) => {
      response.redirect('https://elsewhere.test/');
    });
    return null;
  });
  const service = await startTestService(identityApp(await testTokens(), route));
  const path = `${service.url}/auth/facebook?challenge=${'c'.repeat(43)}`;
  const response = await fetch(path, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('https://elsewhere.test/');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  await service.close();
});

test('the rest of a destructured input has the language and the address of its sender', async () => {
  const seen: unknown[] = [];
  const route = serve(signInCall, async ({ body: _body, ...sender }) => {
    seen.push(sender.locale, sender.clientAddress);
    return { ...SESSION, require_password_reset: false };
  });
  const service = await startTestService(identityApp(await testTokens(), route));
  const body = { email: 'ada@example.com', password: 'right password' };
  expect((await service.call(signInCall, { body })).status).toBe(200);
  expect(seen).toEqual(['it', expect.stringContaining('127.0.0.1')]);
  await service.close();
});
