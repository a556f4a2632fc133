import type { Call } from '@turno/shared-types';
import { isOfDistinct, NAMED_BODIES, NAMED_SCHEMAS, WIRE_TYPES } from '@turno/shared-types/schemas';
import * as z from 'zod';
import { exampleOf, type JsonSchema } from './examples/example-of.ts';
import { WHOLE_EXAMPLES } from './examples/whole.ts';
import { CALL_FIELD_NOTES } from './fields/calls.ts';
import { FIELD_NOTES } from './fields/index.ts';
import { PROPERTY_NOTES } from './fields/schemas.ts';
import type { Notes } from './notes.ts';
import { SCHEMA_NOTES } from './schema-notes.ts';
import { SENTENCES } from './schema-sentences.ts';

type Schema = Call['reply'];
type Direction = 'input' | 'output';

const COMPONENTS = '#/components/schemas/';
const ALL_NAMED: Record<string, Schema> = { ...NAMED_SCHEMAS, ...NAMED_BODIES };
const names = new Map<unknown, string>(
  Object.entries(ALL_NAMED).map(([name, schema]) => [schema, name]),
);
const registry = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries(ALL_NAMED)) registry.add(schema, { id: name });

/** The schema of what a client sends to a call, by whose name its fields have a meaning of their own. */
export function inputSchema(schema: Schema, call = ''): JsonSchema {
  return schemaOf(schema, 'input', CALL_FIELD_NOTES[call]);
}

/** The schema of what a client receives. */
export function outputSchema(schema: Schema): JsonSchema {
  return schemaOf(schema, 'output');
}

let named: Record<string, JsonSchema> | null = null;

/** The named schemas of the document, with what their fields mean and an example of each. */
export function namedSchemas(): Record<string, JsonSchema> {
  named ??= describedSchemas();
  return named;
}

function describedSchemas(): Record<string, JsonSchema> {
  const rows = Object.entries(ALL_NAMED).map(([name, schema]) => {
    const direction = name in NAMED_BODIES ? 'input' : 'output';
    return [
      name,
      {
        ...(SENTENCES[name] ? { description: SENTENCES[name] } : {}),
        ...SCHEMA_NOTES[name],
        ...(WHOLE_EXAMPLES[name] ? { examples: [WHOLE_EXAMPLES[name]] } : {}),
        ...converted(schema, direction, PROPERTY_NOTES[name]),
      },
    ] as const;
  });
  const described = Object.fromEntries(rows);
  return Object.fromEntries(
    Object.entries(described).map(([name, schema]) => [
      name,
      { ...schema, examples: [exampleOf(schema, described, '', name)] },
    ]),
  );
}

function schemaOf(schema: Schema, io: Direction, notes?: Notes): JsonSchema {
  const name = names.get(schema);
  return name ? { $ref: `${COMPONENTS}${name}` } : converted(schema, io, notes);
}

/**
 * A schema in JSON whose named parts are references; a named schema itself is written out. A preprocessed input has no
 * schema of its own; the schema of its output describes it.
 */
function converted(schema: Schema, io: Direction, notes: Notes = {}): JsonSchema {
  const json = writtenOut(schema, io);
  const written = Object.keys(json).length > 0 ? json : writtenOut(schema, 'output');
  return withFieldNotes(written, notes);
}

function writtenOut(schema: Schema, io: Direction): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: registry,
    override: ({ zodSchema, jsonSchema }) => adjust(zodSchema, jsonSchema, io),
  });
  const { $schema: _, $defs = {}, ...root } = json;
  const { id: _id, ...rest } = $defs[names.get(schema) ?? ''] ?? root;
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', COMPONENTS));
}

/**
 * A schema whose fields say what they mean, also those of its parts: by a note of their own, else by their name. A reference
 * leads to a schema that says so itself.
 */
function withFieldNotes<Part>(part: Part, notes: Notes, owner = ''): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => withFieldNotes(each, notes, owner)) as Part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'properties'
        ? describedFields(value, notes, owner)
        : withFieldNotes(value, notes, owner),
    ]),
  ) as Part;
}

function describedFields(fields: JsonSchema, notes: Notes, owner: string): JsonSchema {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = owner === '' ? notes[name] : notes[`${owner}.${name}`];
      const note = own ?? ('$ref' in Object(field) ? undefined : FIELD_NOTES[name]);
      const said = note === undefined ? {} : { description: note };
      return [name, { ...said, ...withFieldNotes(Object(field), notes, name) }];
    }),
  );
}

type Converted = z.core.JSONSchema.BaseSchema;

function adjust(schema: unknown, json: Converted, io: Direction): void {
  // A later release may send more fields.
  if (io === 'output' && json.additionalProperties === false) delete json.additionalProperties;
  if (isOfDistinct(schema)) json.uniqueItems = true;
  const [text, number] = json.anyOf ?? [];
  // Ids have one type wherever they are written.
  if (json.type === 'integer' && json.exclusiveMinimum === 0) {
    const { maximum } = json;
    delete json.exclusiveMinimum;
    delete json.maximum;
    Object.assign(json, { minimum: 1, maximum });
  }
  // Paths and queries are text, in which a number may be written; clients have numbers.
  const isNumber = text?.type === 'string' && /^(integer|number)$/.test(String(number?.type));
  const wire = wireTypes.get(schema) ?? (isNumber ? number : null);
  if (!wire) return;
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, wire);
}

const wireTypes = new Map<unknown, object>(WIRE_TYPES);

/** The fields of an object's schema, also of one that is named, and whether each is required. */
export function fieldsOf(
  written: JsonSchema,
): { name: string; schema: unknown; required: boolean }[] {
  const name = String(written.$ref ?? '').replace(COMPONENTS, '');
  const schema = namedSchemas()[name] ?? written;
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }));
}
