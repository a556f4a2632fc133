import { LIMITS } from '../../../test/limits.ts';
import { openApiDocument } from '../open-api.ts';

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Json; example: unknown }> };
};

const document = openApiDocument('https://api.example', LIMITS);
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs));
const { schemas } = document.components as { schemas: Record<string, Json> };

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const OPAQUE = /^[\w.…-]{10,}$/;

/** The ways in which a schema may be met, without references. */
function waysOf(schema: unknown): Json[] {
  const { $ref, anyOf, oneOf, ...json } = Object(schema);
  if (typeof $ref === 'string') return waysOf(schemas[$ref.split('/').at(-1) ?? '']);
  const others: unknown[] = anyOf ?? oneOf ?? [];
  return others.length > 0 ? others.flatMap(waysOf) : [json];
}

/** Where an example gives an instant or a date for a text that may as well be something else. */
function misplacedIn(example: unknown, schema: unknown, at: string): string[] {
  const ways = waysOf(schema);
  if (Array.isArray(example)) {
    const items = ways.find((way) => way.items)?.items;
    return example.flatMap((each) => misplacedIn(each, items, at));
  }
  if (typeof example === 'object' && example !== null)
    return Object.entries(example).flatMap(([key, value]) => {
      const field = ways.map((way) => Object(way.properties)[key]).find(Boolean);
      return misplacedIn(value, field, `${at}.${key}`);
    });
  const text = String(example);
  const isInstant = ways.some(({ format }) => format === 'date-time');
  // A pattern that no other text meets makes it a date.
  const isDay = ways.some(
    ({ pattern }) => pattern && !new RegExp(String(pattern), 'u').test('text'),
  );
  const isDate = /\.date$/.test(at);
  const isWrong = (INSTANT.test(text) && !isInstant) || (DAY.test(text) && !isDay && !isDate);
  return isWrong ? [`${at}: ${text}`] : [];
}

test('S-12 no example of a request has an instant or a date where another text belongs', () => {
  const misplaced = operations.flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ schema, example }) =>
      misplacedIn(example, schema, operationId),
    ),
  );
  expect(misplaced).toEqual([]);
});

test('S-12 nor has an example of a named schema', () => {
  const misplaced = Object.entries(schemas).flatMap(([name, schema]) =>
    misplacedIn(Object(schema.examples)[0], schema, name),
  );
  expect(misplaced).toEqual([]);
});

test('S-12 texts that prove something look like it in the examples of requests', () => {
  const tokens = operations.flatMap(({ operationId, requestBody }) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ example }) =>
      Object.entries(Object(example))
        .filter(([key]) => /token$|^(invitation|entryId)$/i.test(key))
        .map(([key, value]) => ({ at: `${operationId}.${key}`, text: String(value) })),
    ),
  );
  expect(tokens.length).toBeGreaterThan(10);
  expect(tokens.filter(({ text }) => !OPAQUE.test(text))).toEqual([]);
});
