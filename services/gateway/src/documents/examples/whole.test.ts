import { NAMED_BODIES, NAMED_SCHEMAS } from '@turno/shared-types/schemas';
import type * as z from 'zod/mini';
import { LIMITS } from '../../../test/limits.ts';
import { openApiDocument } from '../open-api.ts';
import { WHOLE_EXAMPLES } from './whole.ts';

const document = openApiDocument('https://api.example', LIMITS);
const { schemas } = document.components as { schemas: Record<string, { examples?: unknown[] }> };
const SCHEMAS: Record<string, z.ZodMiniType> = { ...NAMED_SCHEMAS, ...NAMED_BODIES };

/** Every example of a part of the document, with its place. */
function examplesIn(part: unknown, at = ''): { at: string; example: unknown }[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'example') return [{ at, example: value }];
    if (key === 'examples' && Array.isArray(value))
      return value.map((example) => ({ at, example }));
    return examplesIn(value, `${at}/${key}`);
  });
}

function valuesIn(example: unknown): unknown[] {
  if (typeof example !== 'object' || example === null) return [example];
  return Object.values(example).flatMap(valuesIn);
}

const isPlaceholder = (value: unknown) =>
  value === 'text' || (typeof value === 'number' && Math.abs(value) >= 2 ** 52);

test('S-12 no example contains what only stands for a value', () => {
  const examples = examplesIn(document);
  expect(examples.length).toBeGreaterThan(200);
  const poor = examples.filter(({ example }) => valuesIn(example).some(isPlaceholder));
  expect(poor).toEqual([]);
});

test.each(Object.keys(SCHEMAS))('S-12 the example of %s is one, and nothing besides', (name) => {
  const [example] = schemas[name]?.examples ?? [];
  const parsed = SCHEMAS[name]?.safeParse(example);
  expect([parsed?.error?.issues, parsed?.data]).toEqual([undefined, example]);
});

test('S-12 every example that is written as a whole has a schema', () => {
  expect(Object.keys(WHOLE_EXAMPLES).filter((name) => !(name in SCHEMAS))).toEqual([]);
});

test('S-12 a ticket that waits was not called, and none ended before it was called', () => {
  const { Ticket, StaffTicket, PublicTicket } = schemas;
  const [waiting, called, shown] = [Ticket, StaffTicket, PublicTicket].map((schema) =>
    Object(schema?.examples?.[0]),
  );
  for (const ticket of [waiting, shown]) {
    const { status, executedAt, canceledAt, checkedInAt } = ticket;
    expect([status, executedAt, canceledAt, checkedInAt]).toEqual(['waiting', null, null, null]);
  }
  expect(called).toMatchObject({ status: 'now', canceledAt: null, checkedInAt: null });
  expect(Date.parse(called.executedAt)).toBeGreaterThan(Date.parse(called.createdAt));
});
