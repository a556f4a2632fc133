import { gzipSync } from 'node:zlib';
import { type Attack, type AttackContext, baseOf } from './attack.ts';
import { BROKEN_BODIES, HOSTILE_FIELDS, HOSTILE_VALUES, WRONG_BODIES } from './hostile-values.ts';
import { samplesOf } from './samples.ts';

const REJECTED_PER_FIELD = 2;
const ACCEPTED_PER_FIELD = 4;

/** Bodies that are wrong whatever the call is. */
export function wholeBodies({ call, attack }: AttackContext): Attack[] {
  const bytes = new TextEncoder().encode(JSON.stringify(baseOf(call.body)));
  const typed = (type: string | undefined): Attack =>
    attack(
      `as ${type}`,
      // Text would get a type from the client.
      type ? { body: bytes, headers: { 'content-type': type } } : { body: bytes, headers: {} },
      { code: 'unsupported_media_type' },
    );
  const tooLarge = { code: 'payload_too_large' } as const;
  const bomb = new Uint8Array(gzipSync(JSON.stringify({ a: 'x'.repeat(5_000_000) })));
  const json = 'application/json';
  return [
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/xml'].map(typed),
    attack('too large', { body: JSON.stringify({ a: 'x'.repeat(110_000) }) }, tooLarge),
    attack('of a bomb', { body: bomb, headers: { 'content-encoding': 'gzip' } }, tooLarge),
    attack('of no encoding', { body: bytes, headers: { 'content-encoding': 'x' } }, 'rejected'),
    attack(
      'of no charset',
      { body: bytes, headers: { 'content-type': `${json}; charset=x` } },
      'rejected',
    ),
    ...BROKEN_BODIES.map((body) =>
      attack(`of ${body.slice(0, 20)}`, { body }, { code: 'validation_error' }),
    ),
    ...WRONG_BODIES.map((body) => {
      const isIn = call.body.safeParse(JSON.parse(body)).success || JSON.parse(body) === null;
      return attack(`of ${body.slice(0, 20)}`, { body }, isIn ? 'unknown' : 'rejected');
    }),
  ];
}

export function hostileBodies({ call, attack }: AttackContext): Attack[] {
  const base = baseOf(call.body);
  const judged = (what: string, body: string): Attack => {
    const isIn = call.body.safeParse(JSON.parse(body)).success;
    return attack(what, { body }, isIn ? 'unknown' : 'rejected');
  };
  const samples = samplesOf(call.body, 4).map((each) => judged('sample', JSON.stringify(each)));
  const text = JSON.stringify(base);
  const extra = HOSTILE_FIELDS.map((field) => {
    const rest = text.slice(1);
    return judged(`with ${field}`, `{${field}${rest === '}' ? '' : ','}${rest}`);
  });
  const missing = Object.keys(Object(base)).map((key) => {
    const { [key]: _, ...rest } = Object(base);
    return judged(`without ${key}`, JSON.stringify(rest));
  });
  const changed = pathsIn(base).flatMap((path, index) => {
    const all = HOSTILE_VALUES.map((value) =>
      judged(
        `${path.join('.')}=${JSON.stringify(value)}`,
        JSON.stringify(replaced(base, path, value)),
      ),
    );
    const rejected = all.filter(({ expected }) => expected === 'rejected');
    // The schema decides over them all the same way: a few of each field are sent, others for each.
    const from = (index * REJECTED_PER_FIELD) % Math.max(1, rejected.length - REJECTED_PER_FIELD);
    return [
      ...rejected.slice(from, from + REJECTED_PER_FIELD),
      ...all.filter(({ expected }) => expected === 'unknown').slice(0, ACCEPTED_PER_FIELD),
    ];
  });
  return [...samples, ...extra, ...missing, ...changed];
}

/** The paths of all fields of a value; of a list, its first entry. */
function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value)
    ? value.slice(0, 1).map((each) => [0, each] as const)
    : Object.entries(value);
  return entries.flatMap(([key, each]) => {
    const at = [...path, key];
    return [at, ...pathsIn(each, at)];
  });
}

function replaced(whole: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(whole) ? [...whole] : { ...Object(whole) };
  copy[key] = replaced(copy[key], rest, value);
  return copy;
}
