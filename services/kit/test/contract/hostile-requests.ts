import { type Call, callsOf, pathsOf } from '@turno/shared-types';
import * as z from 'zod/mini';
import { type Attack, type AttackContext, baseOf, contextOf } from './attack.ts';
import type { ContractFixture } from './contract-fixture.ts';
import { hostileBodies, wholeBodies } from './hostile-bodies.ts';
import { HOSTILE_VALUES } from './hostile-values.ts';
import { filledPath, samplesOf } from './samples.ts';
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

function wrongMethods({ service }: ContractFixture, { path, attack }: AttackContext): Attack[] {
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

function hostileHeaders({ path, attack, call }: AttackContext): Attack[] {
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

function hostileParams(
  fixture: ContractFixture,
  context: AttackContext,
  pattern: string,
): Attack[] {
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

function hostileQueries({ call, path, attack }: AttackContext): Attack[] {
  const body = call.method === 'GET' ? {} : { body: JSON.stringify(baseOf(call.body)) };
  const samples = samplesOf(call.query, 4).map((query) => new URLSearchParams(textsOf(query)));
  const fields = fieldNames(call.query);
  const texts = fields.flatMap((name) => [
    ...ADDRESS_TEXTS.map((text) => `${name}=${encodeURIComponent(text)}`),
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}[$gt]=`,
    `${name}[a][b]=1`,
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

/** Names of the fields of a schema, read from the same document that the list of calls is made of. */
function fieldNames(schema: z.ZodMiniType): string[] {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties ?? {});
}
