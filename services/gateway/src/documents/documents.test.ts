import type { TestService } from '@turno/kit/test';
import { CALLS, type Call, ERRORS } from '@turno/shared-types';
import { startGateway } from '../../test/start-gateway.ts';
import { openApiDocument } from './open-api.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  responses: Record<string, { description: string; content?: object }>;
  security: object[];
};

const document = openApiDocument('https://api.example');
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ path, verb, ...operation })),
);

test('every call but the internal ones is described, each under a name of its own', () => {
  const expected = Object.values<Call>(CALLS)
    .filter((call) => call.access !== 'internal')
    .flatMap((call) => (call.path.includes(':scope') ? [call, call] : [call]));
  expect(operations).toHaveLength(expected.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(expected.length);
  expect(JSON.stringify(document)).not.toContain('/internal/');
});

test.each(operations)('$verb $path names its parameters and errors', (operation) => {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const named = operation.parameters.filter((each) => each.in === 'path');
  expect(named.map(({ name }) => name).sort()).toEqual(inPath.sort());
  for (const parameter of operation.parameters) expect(parameter.schema).toBeDefined();
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '429', '503']));
  const needsToken = !operation.security.some((way) => Object.keys(way).length === 0);
  const refusesItself = Object.entries<Call>(CALLS).some(
    ([name, { errors }]) =>
      name === `${operation.operationId}Call` && errors.includes('unauthorized'),
  );
  expect(operation.responses[401]?.description.includes('`unauthorized`')).toBe(
    needsToken || refusesItself,
  );
});

test('a call names its own errors, its key and its answer', () => {
  const lineUp = paths['/public/merchants/{merchantId}/queues/{queueId}/lineup']?.post;
  expect(lineUp?.operationId).toBe('lineUp_public');
  expect(lineUp?.responses[422]?.description).toContain('`already_in_queue`');
  expect(lineUp?.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
  expect(JSON.stringify(lineUp?.responses[201])).toContain('ticketValue');
});

test('the error body lists every code', () => {
  const { components } = document as { components: { schemas: { Error: object } } };
  expect(JSON.stringify(components.schemas.Error)).toContain(JSON.stringify(Object.keys(ERRORS)));
});

describe('over the wire', () => {
  let gateway: TestService;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.close());

  test('machines get the document', async () => {
    const answer = await fetch(`${gateway.url}/openapi.json`);
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
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
});
