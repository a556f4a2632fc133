import { type Access, accessOf, type Call, subjectOf } from '@turno/shared-types';
import { nameOf } from '../proxy/route-table.ts';
import { bodyReference, bodySchema, hasBody } from './bodies.ts';
import { whoMayCall } from './callers.ts';
import { errorAnswers } from './errors.ts';
import { exampleOf, type JsonSchema } from './examples/example-of.ts';
import { CALL_FIELD_NOTES } from './fields/calls.ts';
import { PARAMETER_NOTES } from './fields/parameters.ts';
import { BUDGET, headersNamed } from './headers.ts';
import { CALL_NOTES, type Notes } from './notes.ts';
import { fieldsOf, inputSchema, namedSchemas, outputSchema } from './schemas.ts';

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
  const scope = scopeOf(path);
  const access = accessOf(call, scope);
  const errors = errorsAt(call, path).map(
    ({ status, name }) => [status, { $ref: `#/components/responses/${name}` }] as const,
  );
  return {
    operationId: operationIdOf(call, path),
    tags: [subjectOf(call)],
    summary: call.summary,
    description: [
      whoMayCall(call, access),
      call.opensSession && GUESTS,
      CALL_NOTES[nameOf(call)]?.description,
    ]
      .filter(Boolean)
      .join('\n\n'),
    security: securityOf(call, access),
    parameters: parametersOf(call, isScoped(call)),
    ...bodyOf(call),
    responses: { ...successOf(call, scope), ...Object.fromEntries(errors) },
  };
}

/** The errors of a call at one of its paths. */
export function errorsAt(call: Call, path: string): ReturnType<typeof errorAnswers> {
  return errorAnswers(call, accessOf(call, scopeOf(path)), operationIdOf(call, path));
}

const scopeOf = (path: string) => /^\/(public|private)\//.exec(path)?.[1];
const isScoped = (call: Call) => call.path.includes(':scope');
const operationIdOf = (call: Call, path: string) =>
  isScoped(call) ? `${nameOf(call)}_${scopeOf(path)}` : nameOf(call);

/** Which credentials the call accepts; an API key needs the scope that is named. */
function securityOf({ keyScope }: Call, access: Access): JsonSchema[] {
  if (access === 'anyone') return [{}, { token: [] }];
  const hasKeys = access === 'owner' && keyScope !== undefined;
  return [{ token: [] }, ...(hasKeys ? [{ apiKey: [keyScope] }] : [])];
}

function parametersOf(call: Call, hasScope: boolean): JsonSchema[] {
  const params = fieldsOf(inputSchema(call.params)).filter(
    ({ name }) => !(hasScope && name === 'scope'),
  );
  return [
    ...params.map((field) => ({ ...parameterOf(field), in: 'path', required: true })),
    ...fieldsOf(inputSchema(call.query)).map((field) => ({
      ...parameterOf(field, CALL_FIELD_NOTES[nameOf(call)]),
      in: 'query',
    })),
    ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(call.device ? [DEVICE_TOKEN] : []),
  ];
}

/** A field of a path or query: it is described as a parameter, and not a second time in its schema. */
function parameterOf(
  { schema, ...field }: ReturnType<typeof fieldsOf>[number],
  notes: Notes = {},
): object {
  const { description: byName, ...bare } = Object(schema);
  const description = notes[field.name] ?? PARAMETER_NOTES[field.name] ?? byName;
  return { ...field, schema: bare, ...(description ? { description } : {}) };
}

function bodyOf(call: Call): JsonSchema {
  if (!hasBody(call)) return {};
  const schema = bodySchema(call);
  const example =
    CALL_NOTES[nameOf(call)]?.body ?? exampleOf(schema, namedSchemas(), '', nameOf(call));
  const content = { 'application/json': { schema: bodyReference(call), example } };
  return { requestBody: { required: fieldsOf(schema).some(({ required }) => required), content } };
}

function successOf(call: Call, scope: string | undefined): JsonSchema {
  const headers = headersNamed([...headersOf(call, scope), ...BUDGET]);
  if (call.status === 204) return { 204: { description: 'Done', headers } };
  if (call.status === 302) return { 302: { description: 'Sends the browser on', headers } };
  if (call.media !== undefined) {
    const schema = { type: 'string', format: 'binary' };
    return { 200: { description: 'The file', headers, content: { [call.media]: { schema } } } };
  }
  const type = call.streams ? 'text/event-stream' : 'application/json';
  const description = call.streams ? 'A stream; the data of each event is this' : 'Done';
  const schema = outputSchema(call.reply);
  // A named schema carries its own example.
  const isNamed = '$ref' in schema || '$ref' in Object(Object(schema).items);
  const media = isNamed
    ? { schema }
    : { schema, example: exampleOf(schema, namedSchemas(), '', nameOf(call)) };
  return {
    ...(call.mayBeEmpty && {
      204: { description: 'There is nothing', headers: headersNamed(BUDGET) },
    }),
    [call.status]: { description, headers, content: { [type]: media } },
    ...(isTagged(call) && {
      304: { description: 'Nothing has changed', headers: headersNamed(['ETag', ...BUDGET]) },
    }),
  };
}

/** Whether unchanged content is not sent again. */
const isTagged = ({ method, streams, media, status }: Call) =>
  method === 'GET' && status === 200 && !streams && media === undefined;

function headersOf(call: Call, scope: string | undefined): string[] {
  const isForStaff = call.path.includes(':scope') && scope === 'private';
  const hasLocation = (call.location !== undefined && !isForStaff) || call.status === 302;
  return [
    ...(isTagged(call) ? ['ETag'] : []),
    ...(hasLocation ? ['Location'] : []),
    ...(call.counted ? ['X-Total-Count'] : []),
  ];
}
