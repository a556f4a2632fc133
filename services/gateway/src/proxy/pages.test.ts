import { startTestService, type TestService } from '@turno/kit/test';
import express from 'express';
import { startGateway } from '../../test/start-gateway.ts';

const ELSEWHERE = 'https://dialog.test/oauth?state=1';
let identity: TestService;
let gateway: TestService;

beforeAll(async () => {
  const app = express();
  app.get('/auth/facebook', (_request, response) => response.redirect(ELSEWHERE));
  app.get('/auth/me', (_request, response) => response.json({}));
  identity = await startTestService(app);
  gateway = await startGateway({ IDENTITY_URL: identity.url, CLIENT_KEYS: 'known' });
});
afterAll(async () => {
  await gateway.close();
  await identity.close();
});

test('IDN-009 G-51 a page that a browser opens needs no client key and sends it on; a call still needs one', async () => {
  const page = await fetch(`${gateway.url}/auth/facebook?challenge=x`, { redirect: 'manual' });
  expect(page.status).toBe(302);
  expect(page.headers.get('location')).toBe(ELSEWHERE);
  const call = await fetch(`${gateway.url}/auth/me`);
  expect(call.status).toBe(403);
  const other = await fetch(`${gateway.url}/auth/facebook`, { method: 'POST', body: '{}' });
  expect(other.status).toBe(403);
});
