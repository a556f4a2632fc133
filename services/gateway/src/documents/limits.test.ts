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

const sent = Object.values(paths)
  .flatMap((verbs) => Object.values(verbs))
  .flatMap(({ operationId, requestBody }) => {
    const name = String(operationId).replace(/_(public|private)$/, '');
    const call = Object.entries<Call>(CALLS).find(([key]) => key === `${name}Call`)?.[1];
    const media = Object(Object(requestBody).content)['application/json'];
    return listsIn(media?.schema).map((each) => ({ name, call: call as Call, ...each }));
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
