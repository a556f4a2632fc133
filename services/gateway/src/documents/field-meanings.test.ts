import { randomUUID } from 'node:crypto';
import { isGuestAddress } from '@turno/shared-types/rules';
import { NAMED_BODIES as NAMED } from '@turno/shared-types/schemas';
import { LIMITS } from '../../test/limits.ts';
import { CALL_FIELD_NOTES } from './fields/calls.ts';
import { CALL_NOTES } from './notes.ts';
import { openApiDocument } from './open-api.ts';

type Field = { description?: string; minLength?: number; maxLength?: number };
type Parameter = Field & { name: string; in: string };
type Body = { $ref?: string; properties?: Record<string, Field>; anyOf?: Body[] };
type Operation = {
  operationId: string;
  parameters: Parameter[];
  responses: Record<string, object>;
  requestBody?: { content: Record<string, { schema: Body }> };
};

const document = openApiDocument('https://api.example', LIMITS);
const paths = document.paths as Record<string, Record<string, Operation>>;
const { schemas } = document.components as { schemas: Record<string, Body> };
const NAMED_BODIES = new Set<string | undefined>(Object.keys(NAMED));
const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs));

/** What each call is sent, without what has a name of its own. */
const sent = operations.flatMap(({ operationId, parameters, requestBody }) => {
  const call = operationId.replace(/_(public|private)$/, '');
  const reference = Object.values(requestBody?.content ?? {})[0]
    ?.schema.$ref?.split('/')
    .at(-1);
  const schema = NAMED_BODIES.has(reference) ? undefined : schemas[reference ?? ''];
  const ways = [schema, ...(schema?.anyOf ?? [])];
  const query = parameters.filter((each) => each.in === 'query');
  return [
    ...ways.flatMap((way) =>
      Object.entries(way?.properties ?? {}).map(([name, field]) => ({ ...field, call, name })),
    ),
    ...query.map((field) => ({ ...field, call })),
  ];
});
const sentTo = (call: string, name: string) =>
  sent.find((field) => field.call === call && field.name === name);

/** Names that mean something else in each call that takes them. */
const AMBIGUOUS =
  /^(code|date|email|enabled|entries|kind|name|password|paxCount|queueId|role|state|token|type|value)$/;

test('S-12 a field whose name alone does not say what it means is described by its call', () => {
  const vague = sent.filter(
    ({ call, name }) => AMBIGUOUS.test(name) && !CALL_FIELD_NOTES[call]?.[name],
  );
  expect(vague.map(({ call, name }) => `${call} ${name}`)).toEqual([]);
});

test('S-12 what is said of the field of a call is in the document', () => {
  for (const [call, notes] of Object.entries(CALL_FIELD_NOTES))
    for (const [name, description] of Object.entries(notes))
      expect([call, name, sentTo(call, name)?.description]).toEqual([call, name, description]);
});

test('S-12 no description explains another place that has a field of this name', () => {
  const elsewhere =
    /(?:; |^|: )(?:of|for) an? (?:attempt|mailed link|pass type|policy|queue|report|scan|sum|ticket|wallet)\b|Facebook sends/i;
  const descriptions = [...JSON.stringify(document).matchAll(/"description":"((?:[^"\\]|\\.)*)"/g)];
  const found = descriptions.map(([, text = '']) => text).filter((text) => elsewhere.test(text));
  expect([...new Set(found)]).toEqual([]);
});

test('S-12 an address that is sent can be read', () => {
  const addresses = sent.filter(({ name }) => name === 'email');
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter(({ description }) => description?.includes('null while'))).toEqual([]);
  const said = addresses.map(({ description }) => description);
  expect(said.filter((text) => text?.includes('cannot be read'))).toEqual([]);
});

test.each([
  ['signUp', 'password'],
  ['newPassword', 'newPassword'],
])('IDN-020 %s states how long `%s` has to be', (call, name) => {
  expect(sentTo(call, name)).toMatchObject({ minLength: 8, maxLength: 200 });
});

test('IDN-008 the sign-up says that a merchant needs a name', () => {
  expect(sentTo('signUp', 'name')?.description).toMatch(/required .*merchant/i);
});

test('G-50 the address that a guest signs up with can be made from what the sign-up says', () => {
  const [, form = ''] =
    /`(\S*<UUID in lower case>\S*)`/.exec(CALL_NOTES.signUp?.description ?? '') ?? [];
  expect(isGuestAddress(form.replace(/<.*>/, randomUUID()))).toBe(true);
});

test('S-12 each GET call with an ETag has an answer 304', () => {
  const tagged = operations.filter(
    ({ responses }) => 'ETag' in Object(Object(responses[200]).headers),
  );
  expect(tagged.length).toBeGreaterThan(40);
  expect(tagged.filter(({ responses }) => !(304 in responses))).toEqual([]);
});
