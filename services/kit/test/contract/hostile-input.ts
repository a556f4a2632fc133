import { accessOf, CALLS, type Call, errorsOf } from '@turno/shared-types';
import type { Attack } from './attack.ts';
import { type ContractFixture, digestOf } from './contract-fixture.ts';
import { hostileRequests } from './hostile-requests.ts';
import { LEAKS } from './hostile-values.ts';
import { errorCodeOf, inParallel, type RawAnswer, sendRaw } from './raw-requests.ts';

/** Sends every call every hostile request: which answers are wrong, and whether a rejected one stored anything. */
export async function hostileInputProblems(fixture: ContractFixture) {
  const named = Object.entries<Call>(CALLS).filter(([, call]) => call.service === fixture.service);
  const attacks = hostileRequests(fixture, Object.fromEntries(named));
  const problems = named
    .filter(([, { method, body }]) => method !== 'GET' && body.safeParse({ unknown: 1 }).success)
    .map(([name]) => `${name} accepts a body with an unknown field`);
  const send = async (attack: Attack) => {
    const problem = problemOf(attack, await sendRaw(fixture.url, attack.request));
    if (problem) problems.push(`${attack.title}: ${problem}`);
  };
  const before = await digestOf(fixture.db);
  const [rejected, others] = [
    attacks.filter(({ expected }) => expected !== 'unknown'),
    attacks.filter(({ expected }) => expected === 'unknown'),
  ];
  await inParallel(rejected, send);
  if ((await digestOf(fixture.db)) !== before) problems.push('a rejected request stored something');
  await inParallel(others.toSorted(byDestruction), send);
  return { problems, attackCount: attacks.length };
}

/** Requests that succeed may remove what others need. */
function byDestruction(a: Attack, b: Attack): number {
  const order = ['GET', 'PUT', 'POST', 'DELETE'];
  const rank = ({ call: { method, path } }: Attack) =>
    order.indexOf(method) + (path.endsWith('signout') ? 10 : 0);
  return rank(a) - rank(b);
}

function problemOf({ call, request, expected }: Attack, answer: RawAnswer): string | null {
  const { status, text } = answer;
  const leak = LEAKS.exec(text);
  if (leak) return `leaks ${leak[0]}`;
  let code: string | null;
  try {
    code = errorCodeOf(answer);
  } catch (error) {
    return String(error);
  }
  if (code === 'internal_server_error' || code === 'service_unavailable') return code;
  if (code === null) return expected === 'unknown' ? null : `${status} for a wrong request`;
  if (typeof expected === 'object') {
    const isAllowed = status !== 405 || (answer.headers.get('allow') ?? '').includes(call.method);
    return code === expected.code && isAllowed ? null : `${code} instead of ${expected.code}`;
  }
  // An address may be changed so that it is none of this call.
  const scope = request.path.split('/')[1];
  const declared: string[] = errorsOf(call, accessOf(call, scope));
  const isDeclared = declared.includes(code) || /^(not_found|method_not_allowed)$/.test(code);
  return isDeclared ? null : `${code}, which the call does not declare`;
}
