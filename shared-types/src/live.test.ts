import * as z from 'zod/mini';
import { busEventSchema } from './live.ts';

type Field = { type?: string; enum?: unknown; const?: unknown; items?: Field };
type Fields = Record<string, Field>;

const { oneOf } = z.toJSONSchema(busEventSchema) as { oneOf: { properties: Fields }[] };
const EVENTS = oneOf.map(({ properties }) => ({
  type: String(properties.type?.const),
  fields: Object.entries(properties),
}));
/** What identifies a person, a thing or a session without saying anything about it. */
const PLAIN = ['boolean', 'integer', 'number'];

test.each(EVENTS)('G-60 the event $type carries no personal data', ({ fields }) => {
  expect(fields.length).toBeGreaterThan(1);
  for (const [name, field] of fields) {
    const { type = '', enum: choices, const: constant } = field.items ?? field;
    expect(name).not.toMatch(/mail|name|phone|address/i);
    // The bus is erased for nobody: no event has a text that somebody could have typed.
    const isFixed = choices !== undefined || constant !== undefined || PLAIN.includes(type);
    if (name !== 'sessionId') expect([name, isFixed]).toEqual([name, true]);
  }
});

test('an event of an earlier release, with the address of its person, is read without it', () => {
  const event = { type: 'user-email-verified', userId: 5 };
  expect(busEventSchema.parse({ ...event, email: 'ada@example.com' })).toEqual(event);
  expect(busEventSchema.parse(event)).toEqual(event);
});
