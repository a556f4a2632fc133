import { solve } from '../../test/people.ts';
import { createBotCheck, createTestBotCheck, missingBotCheck, TEST_PASS } from './bot-check.ts';

const SECRETS = { challenge: 'a'.repeat(64), key: 'b'.repeat(64) };
const now = () => new Date();
const real = createBotCheck({
  secrets: SECRETS,
  fewestTries: 10,
  calmPerMinute: 100,
  siteKey: 'turno',
});
const test_ = createTestBotCheck(real, now);

test('G-14 the test provider takes its word for a solution, again and again, and puzzles too', async () => {
  const [one, other] = [await test_.check(TEST_PASS), await test_.check(TEST_PASS)];
  expect(one?.nonce).not.toBe(other?.nonce);
  expect(
    await test_.check(await solve(await test_.createChallenge(now(), '10.0.0.1'))),
  ).not.toBeNull();
  expect(await test_.check('nonsense')).toBeNull();
});

test('G-14 the real provider does not know that word', async () => {
  expect(await real.check(TEST_PASS)).toBeNull();
});

test('IDN-022 without a site key there are neither puzzles nor ways in', async () => {
  const apiError = { code: 'captcha_key_missing', message: 'Recaptcha Key not set.' };
  await expect(missingBotCheck.createChallenge(now(), '10.0.0.1')).rejects.toMatchObject(apiError);
  await expect(missingBotCheck.check('anything')).rejects.toMatchObject(apiError);
});

test('IDN-021 a solution of one site opens nothing at another, though they share their secrets', async () => {
  const other = createBotCheck({
    secrets: SECRETS,
    fewestTries: 10,
    calmPerMinute: 100,
    siteKey: 'elsewhere',
  });
  const token = await solve(await other.createChallenge(now(), '10.0.0.1'));
  expect(await other.check(token)).not.toBeNull();
  expect(await real.check(token)).toBeNull();
});

test('IDN-021 a thousand puzzles in a minute from one network are harder than the first', async () => {
  const counts: number[] = [];
  const busy = createBotCheck({
    secrets: SECRETS,
    fewestTries: 10,
    calmPerMinute: 600,
    siteKey: 'turno',
    onChallenge: (tries) => counts.push(tries),
  });
  const moment = now();
  for (let n = 0; n < 700; n += 1) await busy.createChallenge(moment, '10.0.0.1');
  expect(counts.at(0)).toBe(10);
  expect(counts.at(-1)).toBe(20);
});
