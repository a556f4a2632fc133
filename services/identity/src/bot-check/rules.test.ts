import * as fc from 'fast-check';
import { botCheckAnswer, HARDEST, puzzleDifficulty } from './rules.ts';

const CALM = 600;

const ANSWER = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '0123456789abcdef0123456789abcdef',
      salt: '0123456789abcdef0123456789abcdef',
      cost: 1000,
      keyLength: 32,
      keyPrefix: '00ff',
      keySignature: 'aa',
      expiresAt: 1_795_000_000,
      data: { site: 'turno' },
    },
    signature: 'bb',
  },
  solution: { counter: 3000, derivedKey: '00ff' },
};

const encoded = (value: unknown) => btoa(JSON.stringify(value));

test('IDN-006 an answer is read whole, so that its signature still fits', () => {
  expect(botCheckAnswer(encoded(ANSWER))).toEqual(ANSWER);
});

test.each([
  { name: 'nothing', token: undefined },
  { name: 'an empty text', token: '' },
  { name: 'no base64', token: '%%%' },
  { name: 'no JSON', token: btoa('hello') },
  { name: 'a JSON null', token: encoded(null) },
  { name: 'no solution', token: encoded({ challenge: ANSWER.challenge }) },
  {
    name: 'a puzzle without an end',
    token: encoded({
      ...ANSWER,
      challenge: {
        ...ANSWER.challenge,
        parameters: { ...ANSWER.challenge.parameters, expiresAt: undefined },
      },
    }),
  },
  {
    name: 'an operator instead of a nonce',
    token: encoded({
      ...ANSWER,
      challenge: {
        ...ANSWER.challenge,
        parameters: { ...ANSWER.challenge.parameters, nonce: { $gt: '' } },
      },
    }),
  },
])('IDN-021 $name is no answer', ({ token }) => {
  expect(botCheckAnswer(token)).toBeNull();
});

test('IDN-021 no text makes the reading fail', async () => {
  await fc.assert(fc.property(fc.string(), (token) => botCheckAnswer(token) === null));
});

test.each([
  { asked: 0, difficulty: 1 },
  { asked: CALM, difficulty: 1 },
  { asked: CALM + 1, difficulty: 2 },
  { asked: 5 * CALM, difficulty: 5 },
  { asked: 1_000_000, difficulty: HARDEST },
])('IDN-021 $asked puzzles a minute: $difficulty times as hard', ({ asked, difficulty }) => {
  expect(puzzleDifficulty(asked, CALM)).toBe(difficulty);
});

test('IDN-021 more puzzles never make one easier', async () => {
  await fc.assert(
    fc.property(fc.nat(), fc.nat(), (asked, more) => {
      expect(puzzleDifficulty(asked + more, CALM)).toBeGreaterThanOrEqual(
        puzzleDifficulty(asked, CALM),
      );
    }),
  );
});
