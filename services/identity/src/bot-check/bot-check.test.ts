import { solve } from '../../test/people.ts';
import { createBotCheck } from './bot-check.ts';

const SECRETS = { challenge: 'a'.repeat(64), key: 'b'.repeat(64) };
const EASY = 10;
const NETWORK = '10.0.0.1';
const make = (fewestTries: number, secrets = SECRETS) =>
  createBotCheck({ secrets, fewestTries, siteKey: 'turno', calmPerMinute: 100 });
const botCheck = make(EASY);

/** A solved puzzle with one thing changed. */
async function tampered(change: (answer: ReturnType<typeof JSON.parse>) => void): Promise<string> {
  const answer = JSON.parse(atob(await solve(await botCheck.createChallenge(new Date(), NETWORK))));
  change(answer);
  return btoa(JSON.stringify(answer));
}

test('G-14 a puzzle of full strength is solved by counting and passes', async () => {
  const real = make(2_000);
  const challenge = await real.createChallenge(new Date(), NETWORK);
  expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1_000 });
  const token = await solve(challenge);
  expect(await real.check(token)).toMatchObject({ nonce: challenge.parameters.nonce });
  expect(token.length).toBeLessThan(4_000);
});

test('G-14 another instance with the same secrets accepts it', async () => {
  const token = await solve(await botCheck.createChallenge(new Date(), NETWORK));
  expect(await make(EASY).check(token)).not.toBeNull();
});

test('G-14 a puzzle is good for two minutes', async () => {
  const old = new Date(Date.now() - 125_000);
  expect(
    await botCheck.check(await solve(await botCheck.createChallenge(old, NETWORK))),
  ).toBeNull();
  const young = new Date(Date.now() - 110_000);
  expect(
    await botCheck.check(await solve(await botCheck.createChallenge(young, NETWORK))),
  ).not.toBeNull();
});

test.each([
  {
    name: 'a puzzle made easier',
    change: (answer: { challenge: { parameters: { keyPrefix: string } } }) => {
      answer.challenge.parameters.keyPrefix = '00';
    },
  },
  {
    name: 'a puzzle made to last',
    change: (answer: { challenge: { parameters: { expiresAt: number } } }) => {
      answer.challenge.parameters.expiresAt += 3_600;
    },
  },
  {
    name: 'another nonce',
    change: (answer: { challenge: { parameters: { nonce: string } } }) => {
      answer.challenge.parameters.nonce = '0'.repeat(32);
    },
  },
  {
    name: 'a made-up signature',
    change: (answer: { challenge: { signature: string } }) => {
      answer.challenge.signature = '0'.repeat(64);
    },
  },
  {
    name: 'a made-up solution',
    change: (answer: { solution: { derivedKey: string } }) => {
      answer.solution.derivedKey = '0'.repeat(64);
    },
  },
  {
    name: 'half a solution',
    change: (answer: {
      challenge: { parameters: { keyPrefix: string } };
      solution: { derivedKey: string };
    }) => {
      answer.solution.derivedKey = answer.challenge.parameters.keyPrefix;
    },
  },
])('IDN-021 $name is refused', async ({ change }) => {
  expect(await botCheck.check(await tampered(change))).toBeNull();
});

test('IDN-021 a puzzle of another site is rejected', async () => {
  const other = make(EASY, { challenge: 'c'.repeat(64), key: 'd'.repeat(64) });
  expect(
    await botCheck.check(await solve(await other.createChallenge(new Date(), NETWORK))),
  ).toBeNull();
});

test('IDN-021 many requests make the puzzles of their own network harder, and of no other', async () => {
  const tries: number[] = [];
  const counting = createBotCheck({
    secrets: SECRETS,
    fewestTries: EASY,
    siteKey: 'turno',
    calmPerMinute: 3,
    onChallenge: (fewest) => tries.push(fewest),
  });
  for (let n = 0; n < 24; n += 1) await counting.createChallenge(new Date(0), '10.0.0.66');
  expect(tries.at(-1)).toBe(8 * EASY);
  await expect(counting.createChallenge(new Date(0), '10.0.0.66')).rejects.toMatchObject({
    code: 'rate_limited',
    payload: { retryAfterSeconds: 60 },
  });
  await counting.createChallenge(new Date(0), NETWORK);
  expect(tries.at(-1)).toBe(EASY);
});
