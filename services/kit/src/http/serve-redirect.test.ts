import { facebookStartCall } from '@turno/shared-types/facebook';
import { identityApp } from '../../test/identity-app.ts';
import { startTestService, type TestService, testTokens } from '../../test/index.ts';
import { serveRedirect } from './serve.ts';

const CHALLENGE = 'c'.repeat(43);
let service: TestService;

beforeAll(async () => {
  const start = serveRedirect(
    facebookStartCall,
    async ({ query, userAgent }) =>
      `https://elsewhere.test/?given=${query.challenge.length}&by=${userAgent}#secret`,
  );
  service = await startTestService(identityApp(await testTokens(), start));
});
afterAll(() => service.close());

const open = (query: string) =>
  fetch(`${service.url}/auth/facebook${query}`, {
    redirect: 'manual',
    headers: { 'user-agent': 'test' },
  });

test('IDN-009 a page of the contract redirects the browser without a referrer', async () => {
  const response = await open(`?challenge=${CHALLENGE}`);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('https://elsewhere.test/?given=43&by=test#secret');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(['', '?challenge=short', `?challenge[$ne]=${CHALLENGE}`])(
  'IDN-009 a page asked for with %j is refused as any call is',
  async (query) => {
    const response = await open(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_error' });
  },
);
