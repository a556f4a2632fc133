import { CALLS, type Call } from '@turno/shared-types';
import * as z from 'zod/mini';

type NamedCall = { name: string; call: Call };

/** Every call a browser can make, by name. */
export const PUBLIC_CALLS: NamedCall[] = Object.entries<Call>(CALLS)
  .filter(([, call]) => call.access !== 'internal')
  .map(([name, call]) => ({ name, call }));

/** The paths a call has: one, or one for each scope. */
export function scopesOf(call: Call): (string | undefined)[] {
  return call.path.startsWith('/:scope/') ? ['public', 'private'] : [undefined];
}

/** Names of the fields of a schema, read from the same document that `/openapi.json` is made of. */
export function fieldsOf(schema: z.ZodMiniType): string[] {
  const as = (io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  // What is reshaped before it is read has no fields of its own: what it becomes has.
  return Object.keys(as('input').properties ?? as('output').properties ?? {});
}

/** A path with its parameters filled in; what is not given stays out of reach as `1`. */
export function filled(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '1');
}

/** Sent with the id of a missing queue: their success would remove what every other request needs. */
const SPARED = ['updateQueueCall', 'removeQueueCall'];

/** The parameters of a call, changed where its success would break the test data. */
export function sparing(name: string, params: Record<string, string>): Record<string, string> {
  if (name === 'closeMerchantCall') return { ...params, merchantId: '999999999' };
  return SPARED.includes(name) ? { ...params, queueId: '999999999' } : params;
}

const deep = (levels: number): unknown => {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = { nested: value };
  return value;
};

/** Values that are known to have broken servers. */
export const HOSTILE_VALUES: unknown[] = [
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  ['$gt', 1],
  [],
  [[]],
  {},
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202Egnp.exe',
  '\uD800',
  '$where',
  'a.b.c',
  '__proto__',
  'constructor',
  '(a+)+$',
  '((((((((((',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  'NaN',
  '1e309',
  '0x10',
  '9007199254740993',
  '-1',
  -1,
  0,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER + 1,
  'x'.repeat(100_000),
  deep(200),
];

/** Whole bodies that JSON.stringify cannot produce, or that no client sends on purpose. */
export const HOSTILE_BODIES: string[] = [
  '{',
  'null',
  '[]',
  '"text"',
  '1',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `{"roles":["ROLE_MERCHANT"],"userId":1,"merchantId":1,"_id":1,"ownerUserId":1}`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"name":"${'x'.repeat(110_000)}"}`,
  '\u0000',
];

/** What no answer may ever contain: the inside of a server. */
export const LEAKS =
  /node_modules|file:\/\/|\/src\/|\bat [A-Za-z.]+ \(|MongoServerError|MongoError|E11000|BSON|ZodError|"_id"|passwordHash|privateJwk|ECONNREFUSED|stack/;
