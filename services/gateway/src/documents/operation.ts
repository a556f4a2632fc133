import {
  type Access,
  accessOf,
  type Call,
  ERRORS,
  type ErrorCode,
  errorsOf,
} from '@turno/shared-types';
import { nameOf } from '../proxy/route-table.ts';
import { exampleOf, type JsonSchema } from './examples.ts';
import { PARAMETER_NOTES } from './fields/parameters.ts';
import { CALL_NOTES } from './notes.ts';
import { fieldsOf, inputSchema, namedSchemas, outputSchema } from './schemas.ts';

const WHO: Record<Access, string> = {
  anyone: 'anybody',
  'signed-in': 'anybody signed in, a guest too',
  self: 'the user of the path; for everybody else it does not exist',
  merchant: 'merchants',
  owner: 'those who manage the merchant of the path',
  internal: 'other services only',
};
const GUESTS =
  'With the token of a guest, the tickets of the guest become the tickets of the account; `guestTickets` of the answer names those beyond its limits. A token that is not valid any more counts as none.';
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key, path and body again get the same answer and change nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const DEVICE_TOKEN = {
  name: 'X-Device-Token',
  in: 'header',
  description: 'The token that the screen got together with its code.',
  required: true,
  schema: { type: 'string' },
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
    description: [
      `For ${WHO[access]}.`,
      call.opensSession && GUESTS,
      CALL_NOTES[nameOf(call)]?.description,
    ]
      .filter(Boolean)
      .join('\n\n'),
    security: securityOf(call, access),
    parameters: parametersOf(call, isScoped),
    ...bodyOf(call),
    responses: { ...successOf(call, scope), ...errorResponses(call, access) },
  };
}

/** Which credentials the call accepts; an API key needs the scope that is named. */
function securityOf({ keyScope }: Call, access: Access): JsonSchema[] {
  if (access === 'anyone') return [{}, { token: [] }];
  const hasKeys = access === 'owner' && keyScope !== undefined;
  return [{ token: [] }, ...(hasKeys ? [{ apiKey: [keyScope] }] : [])];
}

function parametersOf(call: Call, isScoped: boolean): JsonSchema[] {
  const params = fieldsOf(inputSchema(call.params)).filter(
    ({ name }) => !(isScoped && name === 'scope'),
  );
  return [
    ...params.map((field) => ({ ...parameterOf(field), in: 'path', required: true })),
    ...fieldsOf(inputSchema(call.query)).map((field) => ({ ...parameterOf(field), in: 'query' })),
    ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(call.device ? [DEVICE_TOKEN] : []),
  ];
}

/** A field of a path or query: it is described as a parameter, and not a second time in its schema. */
function parameterOf({ schema, ...field }: ReturnType<typeof fieldsOf>[number]): object {
  const { description: byName, ...bare } = Object(schema);
  const description = PARAMETER_NOTES[field.name] ?? byName;
  return { ...field, schema: bare, ...(description ? { description } : {}) };
}

function bodyOf(call: Call): JsonSchema {
  const schema = inputSchema(call.body);
  const fields = fieldsOf(schema);
  if (call.method === 'GET' || (call.method === 'DELETE' && fields.length === 0)) return {};
  const example = CALL_NOTES[nameOf(call)]?.body ?? exampleOf(schema, namedSchemas());
  const content = { 'application/json': { schema, example } };
  return { requestBody: { required: fields.some(({ required }) => required), content } };
}

function successOf(call: Call, scope: string | undefined): JsonSchema {
  if (call.status === 204) return { 204: { description: 'Done' } };
  if (call.status === 302) {
    const headers = { Location: header('string', 'Where the browser goes on.') };
    return { 302: { description: 'Sends the browser on', headers } };
  }
  if (call.media !== undefined) {
    const schema = { type: 'string', format: 'binary' };
    return { 200: { description: 'The file', content: { [call.media]: { schema } } } };
  }
  const type = call.streams ? 'text/event-stream' : 'application/json';
  const description = call.streams ? 'A stream; the data of each event is this' : 'Done';
  const schema = CALL_NOTES[nameOf(call)]?.reply ?? outputSchema(call.reply);
  const headers = headersOf(call, scope);
  // A named schema carries its own example.
  const isNamed = '$ref' in schema || '$ref' in Object(Object(schema).items);
  const media = isNamed ? { schema } : { schema, example: exampleOf(schema, namedSchemas()) };
  return {
    ...(call.mayBeEmpty && { 204: { description: 'There is nothing' } }),
    [call.status]: { description, headers, content: { [type]: media } },
  };
}

function headersOf(call: Call, scope: string | undefined): JsonSchema {
  const isTagged = call.method === 'GET' && !call.streams;
  const isForStaff = call.path.includes(':scope') && scope === 'private';
  const hasLocation = call.location !== undefined && !isForStaff;
  return {
    ...(isTagged && {
      ETag: header('string', 'Send it as `If-None-Match`: unchanged content answers 304.'),
    }),
    ...(hasLocation && { Location: header('string', 'Where what was made can be read.') }),
    ...(call.counted && { 'X-Total-Count': header('integer', 'Rows on all pages together.') }),
  };
}

const header = (type: string, description: string) => ({ description, schema: { type } });

function errorResponses(call: Call, access: Access): JsonSchema {
  const codes = errorsOf(call, access);
  const statuses = new Set(codes.map((code) => ERRORS[code].status));
  const rows = [...statuses].map((status) => {
    const group = codes.filter((code) => ERRORS[code].status === status);
    const waits = status === 429 || status === 503;
    const headers = waits && { 'Retry-After': header('integer', 'Seconds to wait.') };
    return [status, { ...errorResponse(group), ...(headers ? { headers } : {}) }] as const;
  });
  return Object.fromEntries(rows);
}

function errorResponse(codes: readonly ErrorCode[]): { description: string; content: object } {
  const codeField = { enum: codes, description: 'What may be wrong with this request.' };
  const narrowed = { type: 'object', properties: { error_code: codeField } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, narrowed] };
  const description = codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('; ');
  return { description, content: { 'application/json': { schema } } };
}
