import { CALLS, type Call } from '@turno/shared-types';
import { LIMITS } from '../../test/limits.ts';
import { openApiDocument } from './open-api.ts';

type Json = Record<string, unknown>;

const document = openApiDocument('https://api.example', LIMITS);
const text = JSON.stringify(document);
const paths = document.paths as Record<string, Record<string, Json>>;
const { schemas } = document.components as { schemas: Record<string, Json> };

/** The lists of a schema, by the path of their fields. */
function listsIn(schema: unknown, at: readonly string[] = []): { at: string[]; list: Json }[] {
  const { $ref, anyOf, oneOf, properties, ...json } = Object(schema);
  if ($ref) return listsIn(schemas[String($ref).split('/').at(-1) ?? ''], at);
  const own = json.type === 'array' ? [{ at: [...at], list: json }] : [];
  const fields = Object.entries(Object(properties)).flatMap(([name, field]) =>
    listsIn(field, [...at, name]),
  );
  return [...own, ...fields, ...[anyOf ?? oneOf ?? []].flat().flatMap((each) => listsIn(each, at))];
}

/** A value inside objects, at a path. */
const within = (at: readonly string[], value: unknown): unknown =>
  at.reduceRight((inner, name) => ({ [name]: inner }), value);

const nameOf = (operationId: unknown) => String(operationId).replace(/_(public|private)$/, '');
const callOf = (operationId: unknown) => {
  const key = `${nameOf(operationId)}Call`;
  return Object.entries<Call>(CALLS).find(([each]) => each === key)?.[1] as Call;
};

const sent = Object.values(paths)
  .flatMap((verbs) => Object.values(verbs))
  .flatMap(({ operationId, requestBody }) => {
    const [name, call] = [nameOf(operationId), callOf(operationId)];
    const media = Object(Object(requestBody).content)['application/json'];
    return listsIn(media?.schema).map((each) => ({ name, call, ...each }));
  });

test.each(sent)('S-12 $name says whether $at may repeat an entry', ({ call, at, list }) => {
  const { enum: values, minimum } = Object(list.items);
  const entry = values?.[0] ?? minimum ?? '10:00';
  const { error } = call.body.safeParse(within(at, [entry, entry]));
  const isRefused = error?.issues.some(({ message }) => message === 'repeated') ?? false;
  expect(list.uniqueItems ?? false).toBe(isRefused);
});

test('S-12 lists that refuse a repeated entry are among them', () => {
  const lists = sent.filter(({ list }) => list.uniqueItems).map(({ name, at }) => `${name} ${at}`);
  expect(lists).toEqual(
    expect.arrayContaining(['createApiKey scopes', 'createWebhook events', 'updateWebhook events']),
  );
});

test('QUE-053 the example of a line-up fits a plain queue, and its refusal says which parties do', () => {
  const { paxCount } = Object(schemas.LineUpBody?.examples)[0];
  const { minPax, maxPax } = Object(schemas.Queue?.examples)[0];
  expect([paxCount >= minPax, paxCount <= maxPax]).toEqual([true, true]);
  expect(text).not.toContain('"example":{"paxCount":2}');
  expect(text).toMatch(/`pax_count_invalid`: [^;"]*`minPax`[^;"]*`maxPax`/);
});

type Parameter = { name: string; in: string; schema: { type?: string; [limit: string]: unknown } };
const asked = Object.values(paths)
  .flatMap((verbs) => Object.values(verbs))
  .flatMap(({ operationId, parameters }) =>
    ((parameters ?? []) as Parameter[])
      .filter(({ in: place, schema }) => place === 'query' && schema.type === 'integer')
      .map((parameter) => ({ name: String(operationId), call: callOf(operationId), parameter })),
  );

test.each(asked)(
  'S-12 $name takes $parameter.name within the limits it names, and no other',
  ({ call, parameter: { name, schema } }) => {
    const isTaken = (value: unknown) =>
      !call.query
        .safeParse({ [name]: String(value) })
        .error?.issues.some(({ path }) => path[0] === name);
    const { minimum = 0, maximum = 0 } = schema as { minimum?: number; maximum?: number };
    expect([minimum, maximum].map(isTaken)).toEqual([true, true]);
    expect([minimum - 1, maximum + 1].map(isTaken)).toEqual([false, false]);
  },
);
