import type { Call } from '@turno/shared-types';
import * as z from 'zod';

export type JsonSchema = Record<string, unknown>;

/** What a caller has to send. */
export function inputSchema(schema: Call['params']): JsonSchema {
  return schemaOf(schema, 'input');
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
