import { isRotationDue, livingKeys, signerOf } from './key-roles.ts';

const DAY = 86_400_000;
const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY);
const key = (number: number, day: number, signs = day) => ({
  number,
  createdAt: at(day),
  signsFrom: at(signs),
});
const KEYS = [key(1, 0), key(2, 10, 11), key(3, 20, 21)];

test.each([
  { day: 1, signer: 1, why: 'alone' },
  { day: 10.5, signer: 1, why: 'the next is only published yet' },
  { day: 11, signer: 2, why: 'its time has come' },
  { day: 50, signer: 3, why: 'the newest' },
])('IDN-032 on day $day key $signer signs: $why', ({ day, signer }) => {
  const made = KEYS.filter(({ createdAt }) => createdAt <= at(day));
  expect(signerOf(made, at(day))?.number).toBe(signer);
});

test('a clock that is behind still signs', () => {
  expect(signerOf([key(1, 5)], at(1))?.number).toBe(1);
  expect(signerOf([], at(1))).toBeNull();
});

test.each([
  { name: 'no key at all', keys: [], after: null, day: 0, due: true },
  { name: 'a key for ever', keys: KEYS, after: null, day: 900, due: false },
  { name: 'a young key', keys: KEYS, after: 10 * DAY, day: 29, due: false },
  { name: 'an old key', keys: KEYS, after: 10 * DAY, day: 30, due: true },
])('IDN-032 $name: rotation due is $due', ({ keys, after, day, due }) => {
  expect(isRotationDue(keys, after, at(day))).toBe(due);
});

test.each([
  { day: 12, living: [1, 2, 3] },
  { day: 42, living: [1, 2, 3] },
  { day: 43, living: [2, 3] },
  { day: 60, living: [3] },
])('IDN-032 on day $day the tokens of keys $living may live', ({ day, living }) => {
  expect(livingKeys(KEYS, 31 * DAY, at(day)).map(({ number }) => number)).toEqual(living);
});
