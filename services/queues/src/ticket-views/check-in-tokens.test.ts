import { createSigner } from 'fast-jwt';
import { createCheckInTokens } from './check-in-tokens.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const SECRET = 'a secret of the test';
const CLAIMS = { sub: '7.12.abc', aud: 'turno-door', iss: 'turno' };
const EXP = NOW.getTime() / 1_000 + 60;

const tokens = createCheckInTokens({ secret: SECRET, issuer: 'turno', now: () => NOW });
const sign = (claims: object) => createSigner({ key: SECRET, algorithm: 'HS256' })(claims);

test('X-04 a token is read as it was written', () => {
  const text = tokens.write({ counterId: 7, number: 12, code: 'abc' }, 60);
  const key = { counterId: 7, number: 12, code: 'abc', isExpired: false };
  expect(tokens.read(text)).toEqual(key);
  expect(tokens.read(sign({ ...CLAIMS, exp: EXP }))).toEqual(key);
});

test.each(Object.keys(CLAIMS))('X-04 a token without the claim %s is not ours', (name) => {
  const left = Object.entries(CLAIMS).filter(([each]) => each !== name);
  expect(tokens.read(sign({ ...Object.fromEntries(left), exp: EXP }))).toBeNull();
});

test('X-04 a token without an end has ended', () => {
  expect(tokens.read(sign(CLAIMS))).toMatchObject({ isExpired: true });
});
