import { accessOf, type Call, type ErrorCode } from '@turno/shared-types';
import type * as z from 'zod/mini';
import { type ContractFixture, isForStaff } from './contract-fixture.ts';
import type { RawRequest } from './raw-requests.ts';
import { filledPath, samplesOf } from './samples.ts';

/** `rejected` requests get a client error and store nothing; `unknown` ones may also do what they ask for. */
type Expectation = { code: ErrorCode } | 'rejected' | 'unknown';
export type Attack = { title: string; call: Call; request: RawRequest; expected: Expectation };

export type AttackContext = {
  name: string;
  call: Call;
  /** Path with parameters that exist. */
  path: string;
  send: Omit<RawRequest, 'method' | 'path'>;
  attack: (what: string, request: Partial<RawRequest>, expected: Expectation) => Attack;
};

/** A body that the schema accepts, as large as was found. */
export const baseOf = (schema: z.ZodMiniType): unknown => samplesOf(schema, 1)[0] ?? {};

export function contextOf(
  fixture: ContractFixture,
  name: string,
  call: Call,
  pattern: string,
): AttackContext {
  const access = accessOf(call, pattern.split('/')[1]);
  const { userId, token } = fixture.people[isForStaff(call, access) ? 'manager' : 'user'];
  const path = filledPath(call, pattern, { ...fixture.own, userId });
  const send: AttackContext['send'] =
    access === 'internal'
      ? { headers: { 'x-internal-secret': fixture.internalSecret } }
      : { token, headers: {} };
  const attack: AttackContext['attack'] = (what, request, expected) => ({
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
