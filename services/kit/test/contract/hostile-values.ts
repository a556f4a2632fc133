const deep = (levels: number): unknown => {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = { nested: value };
  return value;
};

/** Values that are known to have broken servers, for a field of a body. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'NaN',
  '-1',
  '0x10',
  '1e309',
  '9007199254740993',
  -1,
  0,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER,
  2 ** 31,
  [],
  [[]],
  ['$gt', 1],
  Array.from({ length: 5_000 }, () => 1),
  {},
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  { toString: 1, valueOf: 1, length: -1 },
  '$where',
  'a.b.c',
  '__proto__',
  'constructor',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Egnp.exe',
  '\uFFFF\uFEFF',
  '(a+)+$',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '{{7*7}}',
  'x'.repeat(50_000),
  '2026-02-30',
  '2026-13-01T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01',
  '9999-12-31',
  '25:00',
  '24:01',
  'Europe/Atlantis',
  '+25:00',
  'javascript:alert(1)',
  'a@b',
  deep(200),
];

/** Fields that no call has, as JSON texts, because an object literal would set the prototype instead. */
export const HOSTILE_FIELDS: readonly string[] = [
  '"__proto__":{"isAdmin":true}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"$set":{"role":"ROLE_MERCHANT"}',
  '"a.b":1',
  '"_id":1',
  '"":1',
  '"unknown":1',
];

/** Whole bodies that are no object, or no JSON. */
export const BROKEN_BODIES: readonly string[] = [
  '{',
  '{"a":1,}',
  "{'a':1}",
  '{"a":NaN}',
  '\u0000',
  '\uFEFF{',
  `${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}`,
];
export const WRONG_BODIES: readonly string[] = [
  'null',
  '[]',
  '[{}]',
  '"text"',
  '1',
  'true',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
];

/** What no answer may contain: the inside of a server. */
export const LEAKS =
  /node_modules|file:\/\/|\/src\/|\bat [A-Za-z.]+ \(|MongoServerError|MongoError|Mongoose|CastError|E11000|BSON|ZodError|"_id"|passwordHash|privateJwk|ECONNREFUSED|stack/;
