import { NAMED_BODIES, NAMED_SCHEMAS } from '@turno/shared-types/schemas';
import { LIMITS } from '../../../test/limits.ts';
import { openApiDocument } from '../open-api.ts';
import { PROPERTY_NOTES } from './schemas.ts';

type Json = Record<string, unknown>;
type Field = { at: string; name: string; schema: Json };

const document = openApiDocument('https://api.example', LIMITS);
const { schemas } = document.components as { schemas: Record<string, Json> };

/** The fields of a part of the document, also of its parts; a reference says what it is elsewhere. */
function fieldsIn(part: unknown, at: string): Field[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    if (key !== 'properties') return fieldsIn(value, at);
    return Object.entries(Object(value)).flatMap(([name, schema]) => [
      { at, name, schema: Object(schema) },
      ...fieldsIn(schema, `${at}.${name}`),
    ]);
  });
}

const things = { ...NAMED_SCHEMAS, ...NAMED_BODIES };
const all = Object.entries(schemas).flatMap(([name, schema]) => fieldsIn(schema, name));
const named = all.filter(({ at }) => (at.split('.')[0] ?? '') in things);
const fields = [
  ...all,
  ...Object.entries(Object(document.paths)).flatMap(([path, verbs]) => fieldsIn(verbs, path)),
];

function admitsNull(schema: unknown): boolean {
  const { type, anyOf, oneOf, $ref } = Object(schema);
  if ($ref) return admitsNull(schemas[String($ref).split('/').at(-1) ?? '']);
  return [type].flat().includes('null') || [anyOf ?? oneOf ?? []].flat().some(admitsNull);
}

test('S-12 no field that is never `null` says what `null` means', () => {
  const leaks = fields.filter(({ schema }) => {
    const description = String(schema.description ?? '');
    return /(^|[;.,] )`null`/.test(description) && !admitsNull(schema);
  });
  expect(leaks.map(({ at, name }) => `${at}.${name}`)).toEqual([]);
});

test('S-12 no field that is one thing says what lists of that name are', () => {
  const isList = (schema: unknown): boolean => {
    const { type, anyOf, oneOf } = Object(schema);
    return [type].flat().includes('array') || [anyOf ?? oneOf ?? []].flat().some(isList);
  };
  const leaks = fields.filter(
    ({ schema }) =>
      /, the first one first|in their order/.test(String(schema.description)) && !isList(schema),
  );
  expect(leaks.map(({ at, name }) => `${at}.${name}`)).toEqual([]);
});

/** Names that mean something else in each schema that has them. */
const AMBIGUOUS =
  /^(days|desk|error_code|expiresAt|lastUsedAt|passOwners|state|status|token|type|userId)$/;

test('S-12 a field whose name alone does not say what it means is described by its schema', () => {
  const vague = named.filter(({ at, name, schema }) => {
    const [owner = '', ...parents] = at.split('.');
    const notes = PROPERTY_NOTES[owner] ?? {};
    const note =
      notes[`${parents.at(-1) ?? ''}.${name}`] ?? (parents.length > 0 ? '' : notes[name]);
    return AMBIGUOUS.test(name) && owner !== 'Error' && !('$ref' in schema) && !note;
  });
  expect(vague.map(({ at, name }) => `${at}.${name}`)).toEqual([]);
});

test('S-12 what is said of a field of a schema is in the document', () => {
  const unused = Object.entries(PROPERTY_NOTES).flatMap(([owner, notes]) =>
    Object.entries(notes)
      .filter(
        ([key, note]) =>
          !named.some(
            ({ at, name, schema }) =>
              at.split('.')[0] === owner &&
              (key === name || key === `${at.split('.').at(-1)}.${name}`) &&
              schema.description === note,
          ),
      )
      .map(([key]) => `${owner}.${key}`),
  );
  expect(unused).toEqual([]);
});
