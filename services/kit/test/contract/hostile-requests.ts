import { gzipSync } from 'node:zlib';
import { accessOf, type Call, callsOf, type ErrorCode, pathsOf } from '@turno/shared-types';
import * as z from 'zod/mini';
import type { ContractFixture } from './contract-fixture.ts';
import { BROKEN_BODIES, HOSTILE_FIELDS, HOSTILE_VALUES, WRONG_BODIES } from './hostile-values.ts';
import type { RawRequest } from './raw-requests.ts';
import { filledPath, samplesOf } from './samples.ts';

/** `rejected` requests get a client error and store nothing; `unknown` ones may also do what they ask for. */
type Expectation = { code: ErrorCode } | 'rejected' | 'unknown';
export type Attack = { title: string; call: Call; request: RawRequest; expected: Expectation };

type Context = {
  name: string;
  call: Call;
  /** Path with parameters that exist. */
  path: string;
  send: Omit<RawRequest, 'method' | 'path'>;
  attack: (what: string, request: Partial<RawRequest>, expected: Expectation) => Attack;
};

const REJECTED_PER_FIELD = 3;
const ACCEPTED_PER_FIELD = 8;

/** Every hostile request to every call of a service, from its schemas. */
export function hostileRequests(fixture: ContractFixture, calls: Record<string, Call>): Attack[] {
  return Object.entries(calls).flatMap(([name, call]) =>
    pathsOf(call).flatMap((pattern) => {
      const context = contextOf(fixture, name, call, pattern);
      return [
        ...wrongMethods(fixture, context),
        ...hostileHeaders(context),
        ...hostileParams(fixture, context, pattern),
        ...hostileQueries(context),
        ...(call.method === 'GET' ? [] : [...wholeBodies(context), ...hostileBodies(context)]),
      ];
    }),
  );
}

function contextOf(fixture: ContractFixture, name: string, call: Call, pattern: string): Context {
  const access = accessOf(call, pattern.split('/')[1]);
  const isStaff = access === 'owner' || access === 'merchant';
  const { userId, token } = fixture.people[isStaff ? 'manager' : 'user'];
  const path = filledPath(call, pattern, { ...fixture.own, userId });
  const send: Context['send'] =
    access === 'internal'
      ? { headers: { 'x-internal-secret': fixture.internalSecret } }
      : { token, headers: {} };
  const attack: Context['attack'] = (what, request, expected) => ({
    title: `${name} ${pattern} ${what.slice(0, 80)}`,
    call,
    request: {
      ...send,
      method: call.method,
      path,
      ...request,
      headers: { ...send.headers, ...request.headers },
    },
    expected,
  });
  return { name, call, path, send, attack };
}

function wrongMethods({ service }: ContractFixture, { path, attack }: Context): Attack[] {
  const served = callsOf(service)
    .filter((each) => pathsOf(each).some((pattern) => matches(pattern, path)))
    .map(({ method }) => String(method));
  return ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']
    .filter((method) => !served.includes(method))
    .map((method) => attack(`as ${method}`, { method }, { code: 'method_not_allowed' }));
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`).test(path);
}

function hostileHeaders({ path, attack, call }: Context): Attack[] {
  const wrong = { code: 'validation_error' } as const;
  const body = call.method === 'GET' ? {} : { body: JSON.stringify(baseOf(call.body)) };
  return [
    attack('with a long key', { ...body, headers: { 'idempotency-key': 'x'.repeat(256) } }, wrong),
    attack('with a key of spaces', { ...body, headers: { 'idempotency-key': 'a b' } }, wrong),
    attack('with an operator', { ...body, path: `${path}?$where=1` }, wrong),
    attack('with a nested query', { ...body, path: `${path}?a[$gt]=1` }, wrong),
    attack('with a broken address', { ...body, path: `${path}/%E0%A4%A` }, 'rejected'),
  ];
}

function hostileParams(fixture: ContractFixture, context: Context, pattern: string): Attack[] {
  const { call, attack } = context;
  const { userId } = fixture.people.user;
  return fieldNames(call.params)
    .filter((name) => name !== 'scope')
    .flatMap((name) =>
      ADDRESS_TEXTS.map((text) => {
        const path = filledPath(call, pattern, { ...fixture.own, userId, [name]: text || ' ' });
        return attack(`:${name}=${text}`, { path }, 'unknown');
      }),
    );
}

const ADDRESS_TEXTS = HOSTILE_VALUES.map((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
)
  // A lone surrogate cannot be encoded into an address at all.
  .filter((text) => !/\p{Surrogate}/u.test(text) && text !== '.' && text !== '..')
  .map((text) => text.slice(0, 2_000))
  .filter((_, index) => index % 6 === 0);

function hostileQueries({ call, path, attack }: Context): Attack[] {
  const body = call.method === 'GET' ? {} : { body: JSON.stringify(baseOf(call.body)) };
  const samples = samplesOf(call.query, 4).map((query) => new URLSearchParams(textsOf(query)));
  const fields = fieldNames(call.query);
  const texts = fields.flatMap((name) => [
    ...ADDRESS_TEXTS.map((text) => `${name}=${encodeURIComponent(text)}`),
    ...[`${name}=1&${name}=2`, `${name}[]=1`, `${name}[$gt]=`, `${name}[a][b]=1`],
  ]);
  return [...samples.map(String), ...texts].map((query) => {
    const parsed = Object.fromEntries(new URLSearchParams(query));
    const isIn = call.query.safeParse(parsed).success;
    const request = { ...body, path: `${path}?${query}` };
    return attack(`?${query}`, request, isIn ? 'unknown' : 'rejected');
  });
}

function textsOf(query: unknown): Record<string, string> {
  const entries = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
  return Object.fromEntries(entries);
}

/** Bodies that are wrong whatever the call is. */
function wholeBodies({ call, attack }: Context): Attack[] {
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

/** A body that the schema accepts, as large as was found. */
const baseOf = (schema: z.ZodMiniType): unknown => samplesOf(schema, 1)[0] ?? {};

function hostileBodies({ call, attack }: Context): Attack[] {
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

/** Names of the fields of a schema, read from the same document that the list of calls is made of. */
function fieldNames(schema: z.ZodMiniType): string[] {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties ?? {});
}
