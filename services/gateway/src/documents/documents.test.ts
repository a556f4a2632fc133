import { CALLS, type Call, ERRORS } from '@turno/shared-types';
import { LIMITS } from '../../test/limits.ts';
import { configFields } from '../config.ts';
import { openApiDocument } from './open-api.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  responses: Record<string, { description: string; content?: object; headers?: object }>;
  requestBody?: { content: Record<string, { schema: object; example?: object }> };
  security: object[];
};

function mapValues<From, To>(
  record: Record<string, From>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

const document = openApiDocument('https://api.example', LIMITS);
const { responses } = document.components as { responses: Operation['responses'] };
const written = document.paths as Record<string, Record<string, Operation>>;
/** An answer, also where the document only names it. */
const resolved = (answer: Operation['responses'][string]) =>
  responses[String(Object(answer).$ref).split('/').at(-1) ?? ''] ?? answer;
const paths = mapValues(written, (verbs) =>
  mapValues(verbs, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, resolved),
  })),
);
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
  expect(JSON.stringify(lineUp?.responses[201])).toContain('#/components/schemas/Ticket"');
});

const { schemas } = document.components as { schemas: Record<string, object> };
const refsOf = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );

test('the limits that are in force are stated', () => {
  const { description } = Object(document.info);
  const configured = Object.keys(configFields.shape).filter((name) => /_PER_/.test(name));
  expect(Object.keys(LIMITS).toSorted()).toEqual(configured.toSorted());
  for (const limit of [...Object.values(LIMITS), 102_400])
    expect(description).toContain(`${limit}`);
});

test('every reference leads to a named schema, and every named schema is used', () => {
  const used = new Set(refsOf(document));
  expect([...used].filter((name) => !(name && name in schemas))).toEqual([]);
  expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([]);
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test.each([
  ['Merchant', 'lineupLimitedBeforeOpening', ['Opening', 'Queue', 'Franchising']],
  ['Queue', 'qrCodeEnabled', ['ChildQueue', 'DailyCounter']],
  ['Ticket', 'firstEstimatedWaitingTime', []],
  ['DailyCounter', 'nextTicketCreatedAt', ['DeskCall']],
])('%s is named and referenced, not repeated in answers', (name, field, parts) => {
  expect(Object.keys(Object(schemas[name]).properties)).toContain(field);
  expect(refsOf(schemas[name])).toEqual(expect.arrayContaining(parts));
  const answers = operations.map(({ responses }) => responses);
  const isExample = (key: string) => key === 'example';
  const text = JSON.stringify(answers, (key, value) => (isExample(key) ? undefined : value));
  const direct = text.split(`"${field}"`).length - 1;
  // The export of a person's data has fields of its own.
  expect(direct).toBeLessThanOrEqual(1);
});

/** The types of numeric ids in all objects of a part of the document; ids of map places and passkeys are texts. */
function idTypesIn(part: unknown): Set<string> {
  const own = Object.entries(Object(Object(part).properties)).flatMap(([name, field]) => {
    const { description: _, ...schema } = Object(Object(field).anyOf?.[0] ?? field);
    return /^id$|Id$/.test(name) && schema.type === 'integer' ? [JSON.stringify(schema)] : [];
  });
  const parts = typeof part === 'object' && part !== null ? Object.values(part) : [];
  return new Set([...own, ...parts.flatMap((each) => [...idTypesIn(each)])]);
}

test('ids have one type, and numbers their limits, wherever they are written', () => {
  const parameters = operations.flatMap((operation) => operation.parameters);
  const types = (name: RegExp) =>
    new Set(
      parameters.filter((each) => name.test(each.name)).map(({ schema }) => JSON.stringify(schema)),
    );
  const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
  expect(types(/^(merchant|queue|user|category|franchising|opening|queueDailyCounter)Id$/)).toEqual(
    new Set([JSON.stringify(id)]),
  );
  expect(idTypesIn(document)).toEqual(new Set([JSON.stringify(id)]));
  expect(types(/^per_page$/)).toEqual(
    new Set([JSON.stringify({ type: 'integer', minimum: 1, maximum: 100 })]),
  );
  expect(types(/^(lat|lng)$/)).toEqual(new Set([JSON.stringify({ type: 'number' })]));
});

test.each(operations)('$verb $path names the headers of its answers', (operation) => {
  const headers = (status: number) => Object.keys(operation.responses[status]?.headers ?? {});
  const budget = ['RateLimit', 'RateLimit-Policy'];
  expect(headers(429)).toEqual(['Retry-After', ...budget]);
  expect(headers(503)).toEqual(['Retry-After', ...budget]);
  for (const { headers: named } of Object.values(operation.responses)) {
    expect(Object.keys(named ?? {})).toEqual(expect.arrayContaining(budget));
  }
  if (operation.responses[302]) expect(headers(302)).toEqual(['Location', ...budget]);
  // Unchanged content is not sent again.
  const isTagged = headers(200).includes('ETag');
  expect(headers(304)).toEqual(isTagged ? ['ETag', ...budget] : []);
  if (operation.verb !== 'get')
    expect([isTagged, '415' in operation.responses]).toEqual([false, true]);
  const isCounted = /^(listMerchants_|userTickets_|queueTickets$|passTypes$)/.test(
    operation.operationId,
  );
  expect(headers(200).includes('X-Total-Count')).toBe(isCounted);
});

test('the bot check is described with everything that its solution needs', () => {
  const { description } = Object(paths['/auth/challenge']?.get);
  const named = Object.keys(Object(schemas.BotChallenge).properties.parameters.properties);
  for (const name of named.filter((each) => each !== 'algorithm')) {
    expect(description).toContain(`\`${name}\``);
  }
});

test('a call that admits API keys names the scope, and no other call admits one', () => {
  const admitted = operations.flatMap(({ operationId, security }) =>
    security.flatMap((way) => ('apiKey' in way ? [[operationId, way.apiKey]] : [])),
  );
  const expected = Object.entries<Call>(CALLS).flatMap(([name, { keyScope, access }]) => {
    if (!keyScope) return [];
    return [[`${name.replace(/Call$/, '')}${access === 'owner' ? '' : '_private'}`, [keyScope]]];
  });
  expect(admitted.toSorted()).toEqual(expected.toSorted());
  expect(admitted.length).toBeGreaterThan(20);
});

test('the error body lists every code', () => {
  const { components } = document as { components: { schemas: { Error: object } } };
  expect(JSON.stringify(components.schemas.Error)).toContain(JSON.stringify(Object.keys(ERRORS)));
});
