import { solve } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { passBotCheck } from './sign-up.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity('pass_bot_check', true);
});
afterAll(() => identity.close());

test('G-14 a solution opens once, also for twenty at once', async () => {
  const token = await solve(await identity.deps.botCheck.createChallenge(new Date()));
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => passBotCheck(identity.deps, token)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([undefined, '', 'nonsense'])('IDN-021 %p is a captcha error', async (token) => {
  await expect(passBotCheck(identity.deps, token)).rejects.toMatchObject({ code: 'captcha_error' });
});

test('G-14 where the check is off, nothing is asked', async () => {
  const deps = { ...identity.deps, isBotCheckRequired: false };
  await expect(passBotCheck(deps, undefined)).resolves.toBeUndefined();
});
