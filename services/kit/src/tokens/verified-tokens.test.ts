import { createVerifiedTokens } from './token-verifier.ts';

test('a checked token is known until it expires, and five minutes at most', () => {
  const time = { now: 0 };
  const tokens = createVerifiedTokens<string>(() => time.now);
  tokens.add('short', 'a', 10);
  tokens.add('long', 'b', 86_400);
  tokens.add('endless', 'c', undefined);
  expect([tokens.get('short'), tokens.get('long'), tokens.get('endless')]).toEqual([
    'a',
    'b',
    null,
  ]);
  time.now = 10_000;
  expect([tokens.get('short'), tokens.get('long')]).toEqual([null, 'b']);
  time.now = 300_000;
  expect(tokens.get('long')).toBeNull();
});

test('the newest ten thousand tokens stay cached', () => {
  const tokens = createVerifiedTokens<number>(() => 0);
  for (let token = 0; token <= 10_000; token += 1) tokens.add(String(token), token, 1);
  expect([tokens.get('0'), tokens.get('1'), tokens.get('10000')]).toEqual([null, 1, 10_000]);
});
