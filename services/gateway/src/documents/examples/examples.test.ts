import { CALLS, type Call } from '@turno/shared-types';
import { LIMITS } from '../../../test/limits.ts';
import { openApiDocument } from '../open-api.ts';

type Operation = {
  operationId: string;
  responses: Record<string, { content?: object }>;
  requestBody?: { content: object };
};

const document = openApiDocument('https://api.example', LIMITS);
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({ path, verb, ...operation })),
);
const { schemas } = document.components as { schemas: Record<string, object> };

type Media = { schema: { $ref?: string; items?: { $ref?: string } }; example?: unknown };
const namedExample = (ref: string | undefined) =>
  Object(schemas[ref?.split('/').at(-1) ?? '']).examples?.[0];
const exampleIn = ({ schema, example }: Media): unknown => {
  if (example !== undefined) return example;
  return schema.$ref ? namedExample(schema.$ref) : [namedExample(schema.items?.$ref)];
};
const mediaOf = (content: object | undefined): Media | undefined => Object.values(content ?? {})[0];

test.each(operations)('$verb $path has examples that fit', (operation) => {
  const name = operation.operationId.replace(/_(public|private)$/, '');
  const call = Object.entries<Call>(CALLS).find(([key]) => key === `${name}Call`)?.[1];
  const body = mediaOf(operation.requestBody?.content);
  if (body) expect(call?.body.safeParse(exampleIn(body)).error?.issues).toBeUndefined();
  const reply = mediaOf(operation.responses[call?.status ?? 0]?.content);
  expect(reply === undefined).toBe(call?.status === 204 || call?.status === 302);
  // A file has no example.
  if (reply && !call?.media)
    expect(call?.reply.safeParse(exampleIn(reply)).error?.issues).toBeUndefined();
});

test('a named body whose fields are all optional has an example that says something', () => {
  const empty = Object.entries(schemas).filter(([, schema]) => {
    const { properties, examples } = Object(schema);
    return properties && examples && Object.keys(examples[0]).length === 0;
  });
  expect(empty.map(([name]) => name)).toEqual([]);
});
