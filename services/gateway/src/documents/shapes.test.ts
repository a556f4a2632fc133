import { LIMITS } from '../../test/limits.ts';
import { openApiDocument } from './open-api.ts';

type Operation = {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};

const document = openApiDocument('https://api.example', LIMITS);
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs));

const fieldsIn = (part: object) => Object.keys(Object(Object(part).properties));

/** A schema without the words that explain it; a field may have the name of such a word. */
function withoutWords(part: unknown, isFields = false): unknown {
  if (Array.isArray(part)) return part.map((each) => withoutWords(each));
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(
    ([key]) => isFields || !['description', 'example', 'examples'].includes(key),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutWords(value, !isFields && key === 'properties')]),
  );
}

/** Where each shape of two or more fields is written out, by the shape. */
function placesOf(root: object): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const look = (part: unknown, at: string): void => {
    if (typeof part !== 'object' || part === null) return;
    if (fieldsIn(part).length >= 2) {
      const shape = JSON.stringify(withoutWords(part));
      places.set(shape, [...(places.get(shape) ?? []), at]);
    }
    for (const [key, value] of Object.entries(part)) {
      if (!['example', 'examples'].includes(key)) look(value, `${at}/${key}`);
    }
  };
  look(root, '');
  return places;
}

const NAMED = /^\/components\/schemas\/\w+$/;

test('a shape that is in two places has a name, by which both refer to it', () => {
  const repeated = [...placesOf(document).values()].filter(
    (places) => places.length > 1 && places.some((place) => !NAMED.test(place)),
  );
  expect(repeated).toEqual([]);
});

test('what a call answers has a name, unless it is one field', () => {
  const nameless = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema ?? {};
      const row = Object(schema).items ?? schema;
      return status.startsWith('2') && fieldsIn(row).length > 1 ? [operationId] : [];
    }),
  );
  expect(nameless).toEqual([]);
});
