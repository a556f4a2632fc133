import { type Access, accessOf, type Call, ERRORS, type ErrorCode } from '@turno/shared-types';
import * as z from 'zod';
import { nameOf } from '../proxy/route-table.ts';

const WHO: Record<Access, string> = {
  anyone: 'anybody',
  'signed-in': 'anybody signed in, a guest too',
  self: 'the user of the path; for everybody else it does not exist',
  merchant: 'merchants',
  owner: 'those who manage the merchant of the path',
  internal: 'other services only',
};
/** Errors that every call may answer with. */
const ALWAYS: readonly ErrorCode[] = [
  'validation_error',
  'token_expired_or_wrong',
  'client_key_wrong',
  'rate_limited',
  'internal_server_error',
  'service_unavailable',
];
const BY_ACCESS: Record<Access, readonly ErrorCode[]> = {
  anyone: [],
  'signed-in': ['unauthorized'],
  self: ['unauthorized', 'not_found'],
  merchant: ['unauthorized', 'forbidden'],
  owner: ['unauthorized', 'forbidden'],
  internal: [],
};
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key, path and body again get the same answer and change nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** The OpenAPI operation of a call at one of its paths. */
export function operation(call: Call, path: string): JsonSchema {
  const scope = /^\/(public|private)\//.exec(path)?.[1];
  const access = accessOf(call, scope);
  const isScoped = call.path.includes(':scope');
  return {
    operationId: isScoped ? `${nameOf(call)}_${scope}` : nameOf(call),
    tags: [call.service],
    summary: call.summary,
    description: `For ${WHO[access]}.`,
    security: access === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: parametersOf(call, isScoped),
    ...bodyOf(call),
    responses: { ...successOf(call), ...errorResponses(call, access) },
  };
}

function parametersOf(call: Call, isScoped: boolean): JsonSchema[] {
  const params = fieldsOf(inputSchema(call.params)).filter(
    ({ name }) => !(isScoped && name === 'scope'),
  );
  return [
    ...params.map((field) => ({ ...field, in: 'path', required: true })),
    ...fieldsOf(inputSchema(call.query)).map((field) => ({ ...field, in: 'query' })),
    ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
  ];
}

function bodyOf(call: Call): JsonSchema {
  if (call.method === 'GET') return {};
  if (call.method === 'DELETE' && fieldsOf(inputSchema(call.body)).length === 0) return {};
  const content = { 'application/json': { schema: inputSchema(call.body) } };
  return { requestBody: { required: true, content } };
}

function successOf(call: Call): JsonSchema {
  if (call.status === 204) return { 204: { description: 'Done' } };
  if (call.status === 302) return { 302: { description: 'Sends the browser on' } };
  const type = call.streams ? 'text/event-stream' : 'application/json';
  const description = call.streams ? 'A stream; the data of each event is this' : 'Done';
  return {
    [call.status]: { description, content: { [type]: { schema: outputSchema(call.reply) } } },
  };
}

function errorResponses(call: Call, access: Access): JsonSchema {
  const codes = [...new Set([...ALWAYS, ...BY_ACCESS[access], ...call.errors])];
  const statuses = new Set(codes.map((code) => ERRORS[code].status));
  const rows = [...statuses].map((status) => {
    const group = codes.filter((code) => ERRORS[code].status === status);
    return [status, errorResponse(group)] as const;
  });
  return Object.fromEntries(rows);
}

function errorResponse(codes: readonly ErrorCode[]): JsonSchema {
  const narrowed = { type: 'object', properties: { error_code: { enum: codes } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, narrowed] };
  const description = codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('; ');
  return { description, content: { 'application/json': { schema } } };
}

export type JsonSchema = Record<string, unknown>;

/** The schema of what a client sends. */
function inputSchema(schema: Call['params']): JsonSchema {
  const input = schemaOf(schema, 'input');
  // A preprocessed input has no schema of its own; the schema of its output describes it.
  return Object.keys(input).length > 0 ? input : schemaOf(schema, 'output');
}

/** The schema of what a client receives. */
function outputSchema(schema: Call['reply']): JsonSchema {
  return schemaOf(schema, 'output');
}

function schemaOf(schema: Call['reply'], io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** The fields of an object's schema, and whether each is required. */
function fieldsOf(schema: JsonSchema): { name: string; schema: unknown; required: boolean }[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: required.includes(name),
  }));
}
