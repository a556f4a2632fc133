import type { TestService } from '@turno/kit/test';
import { LIMITS } from '../../test/limits.ts';
import { startGateway } from '../../test/start-gateway.ts';
import { openApiDocument } from './open-api.ts';

const document = openApiDocument('https://api.example', LIMITS);

let gateway: TestService;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

test('machines get the document', async () => {
  const answer = await fetch(`${gateway.url}/openapi.json`);
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});

test('S-12 an answer has the headers that the document says of it', async () => {
  const { headers } = Object(document.components);
  const wrong = await fetch(`${gateway.url}/public/categories`, { method: 'DELETE' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const away = await fetch(`${gateway.url}/public/categories`);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1']);
  for (const answer of [wrong, away]) {
    expect(answer.headers.get('ratelimit')).toMatch(/^limit=\d+, remaining=\d+, reset=\d+$/);
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^\d+;w=60$/);
  }
  const refs = JSON.stringify(document).matchAll(/#\/components\/headers\/([\w-]+)/g);
  const used = new Set([...refs].map(([, name]) => name));
  expect([...used].toSorted()).toEqual(Object.keys(headers).toSorted());
});

test('people get a page that loads nothing from elsewhere', async () => {
  const page = await fetch(`${gateway.url}/docs`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  expect(files).toHaveLength(3);
  for (const path of files) {
    const file = await fetch(gateway.url + path);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/css|javascript/);
  }
  expect(html).not.toMatch(/https?:/);
});
