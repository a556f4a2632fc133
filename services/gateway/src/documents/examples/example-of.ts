import { BY_NAME, TOKEN } from './values.ts';

export type JsonSchema = Record<string, unknown>;

/** One example text for each format. */
const TEXTS = [
  '2026-11-22T10:00:00.000Z',
  '2026-11-22',
  '10:00',
  '5f0c0f6e6d7c4c549d0c0a6f4f7a2b11',
  TOKEN,
  '12',
  'CFH479',
];

type Schemas = Readonly<Record<string, JsonSchema>>;

/** An example of a schema: its own where it has one, else what is required, with the value its name calls for. */
export function exampleOf(schema: unknown, schemas: Schemas, name = '', owner = ''): unknown {
  const { $ref, examples, anyOf, oneOf, ...json } = Object(schema);
  if (typeof $ref === 'string') {
    const named = $ref.slice($ref.lastIndexOf('/') + 1);
    return exampleOf(schemas[named], schemas, name, named);
  }
  if (Array.isArray(examples)) return examples[0];
  if ('const' in json) return json.const;
  if (Array.isArray(json.enum)) return json.enum[0];
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return exampleOf(first, schemas, name, owner);
  const type = [json.type].flat()[0];
  if (type === 'object') return objectExample(json, schemas, owner);
  const value = BY_NAME[`${owner}.${name}`] ?? BY_NAME[name];
  if (typeof value === (type === 'integer' ? 'number' : type)) return value;
  if (type === 'array') {
    const count = Math.max(1, json.minItems ?? 1);
    return Array.from({ length: count }, () => exampleOf(json.items, schemas, name, owner));
  }
  if (type === 'string') return textExample(json);
  if (type === 'integer' || type === 'number') return Math.max(1, json.minimum ?? 1);
  return type === 'boolean' ? false : null;
}

function objectExample(json: JsonSchema, schemas: Schemas, owner: string): object {
  const required: unknown[] = Array.isArray(json.required) ? json.required : [];
  const fields = Object.entries(Object(json.properties)).filter(([key]) => required.includes(key));
  return Object.fromEntries(
    fields.map(([key, field]) => [key, exampleOf(field, schemas, key, owner)]),
  );
}

function textExample({ pattern, format, minLength, maxLength }: JsonSchema): string {
  if (pattern === undefined && format === undefined && minLength === undefined) return 'text';
  const expected = new RegExp(String(pattern ?? ''), 'u');
  const fits = (text: string) =>
    expected.test(text) &&
    text.length >= Number(minLength ?? 0) &&
    text.length <= Number(maxLength ?? Number.POSITIVE_INFINITY);
  return TEXTS.find(fits) ?? 'text';
}
