import type { Call } from '@turno/shared-types';
import * as z from 'zod';

export type JsonSchema = Record<string, unknown>;

/** What a caller has to send. */
export function inputSchema(schema: Call['params']): JsonSchema {
  const input = schemaOf(schema, 'input');
  // What is reshaped before it is read has no schema of its own: what it becomes has.
  return Object.keys(input).length > 0 ? input : schemaOf(schema, 'output');
}

/** What a caller gets. */
export function outputSchema(schema: Call['reply']): JsonSchema {
  return schemaOf(schema, 'output');
}

function schemaOf(schema: Call['reply'], io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** The fields of an object's schema, with whether they must be there. */
export function fieldsOf(
  schema: JsonSchema,
): { name: string; schema: unknown; required: boolean }[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }));
}
