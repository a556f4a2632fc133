import { ApiError } from '@turno/kit';
import { botChallengeCall, signUpCall } from '@turno/shared-types';
import * as z from 'zod';
import { guestCredentials, solve } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { withPuzzle } from './sign-up.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity(true);
});
afterAll(() => identity.close());

const work = async () => 'done';
async function solved(): Promise<string> {
  const { body } = await identity.call(botChallengeCall);
  return solve(body);
}
const ADA = {
  email: 'ada@example.com',
  password: 'correct horse battery',
  roles: ['user' as const],
};
const signUp = async (change: object, captchaToken: string) =>
  identity.call(signUpCall, { body: { ...ADA, ...change, captchaToken } });

test('G-14 a solution creates one account, also for twenty at once', async () => {
  const token = await solved();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => withPuzzle(identity.deps, token, work)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([undefined, '', 'nonsense'])('IDN-021 %p is a captcha error', async (token) => {
  await expect(withPuzzle(identity.deps, token, work)).rejects.toMatchObject({
    code: 'captcha_error',
  });
});

test('G-14 where the check is off, no puzzle is required', async () => {
  const deps = { ...identity.deps, isBotCheckRequired: false };
  await expect(withPuzzle(deps, undefined, work)).resolves.toBe('done');
});

/** A value without the fields that its schema does not declare, as a client with types keeps it. */
function declaredPart(value: unknown, schema: unknown): unknown {
  const { properties } = Object(schema);
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      declaredPart(Object(value)[name], field),
    ]),
  );
}

test('G-14 a client that keeps only declared fields of a puzzle signs up', async () => {
  const { body } = await identity.call(botChallengeCall);
  const schema = z.toJSONSchema(botChallengeCall.reply, { unrepresentable: 'any' });
  const kept = Object(declaredPart(body, schema));
  expect(kept).toEqual(body);
  expect((await signUp({ email: 'typed@example.com' }, await solve(kept))).status).toBe(201);
});

test('IDN-006 a failed sign-up never uses its puzzle up, whatever the reason', async () => {
  expect((await signUp({ email: 'taken@example.com' }, await solved())).status).toBe(201);
  const token = await solved();
  const failures = [
    { change: { password: 'short' }, code: 'password_too_short' },
    { change: { password: 'Password1!' }, code: 'password_too_common' },
    { change: { password: ADA.email }, code: 'password_too_common' },
    { change: { email: 'nonsense' }, code: 'invalid_email' },
    { change: { roles: ['nobody'] }, code: 'invalid_role' },
    { change: { email: 'taken@example.com' }, code: 'email_already_in_use' },
  ];
  for (const { change, code } of failures) {
    expect((await signUp(change, token)).body.error_code).toBe(code);
  }
  const broken = () => Promise.reject(new ApiError('service_unavailable'));
  await expect(withPuzzle(identity.deps, token, broken)).rejects.toMatchObject({
    code: 'service_unavailable',
  });
  expect((await signUp({}, token)).status).toBe(201);
  expect((await signUp({ email: 'other@example.com' }, token)).body.error_code).toBe(
    'captcha_error',
  );
});

test('IDN-007 guests of one network have a budget, and those of another are not affected', async () => {
  const guest = async (address: string) => {
    const { email, password } = guestCredentials();
    const body = { email, password, roles: ['guest' as const], captchaToken: await solved() };
    const headers = { 'x-forwarded-for': address };
    return (await identity.call(signUpCall, { body }, { headers })).status;
  };
  const { guestBudget } = identity.deps;
  const now = identity.deps.now();
  expect(await guest('10.9.0.1')).toBe(201);
  for (let n = 0; n < 999; n += 1) guestBudget.take('10.9.0.1', now);
  expect(await guest('10.9.0.1')).toBe(429);
  expect(await guest('10.9.0.2')).toBe(201);
});
