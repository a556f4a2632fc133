import { createVerifiedTokens } from './token-verifier.ts';

test('a checked token is known until it expires, and five minutes at most', () => {
  const start = Date.parse('2026-11-21T09:00:00Z');
  const time = { now: start };
  const inSeconds = (seconds: number) => start / 1_000 + seconds;
  const tokens = createVerifiedTokens<string>(() => time.now);
  tokens.add('short', 'a', inSeconds(10));
  tokens.add('long', 'b', inSeconds(86_400));
  tokens.add('endless', 'c', undefined);
  expect([tokens.get('short'), tokens.get('long'), tokens.get('endless')]).toEqual([
    'a',
    'b',
    null,
  ]);
  time.now = start + 9_999;
  expect(tokens.get('short')).toBe('a');
  time.now = start + 10_000;
  expect([tokens.get('short'), tokens.get('long')]).toEqual([null, 'b']);
  time.now = start + 299_999;
  expect(tokens.get('long')).toBe('b');
  time.now = start + 300_000;
  expect(tokens.get('long')).toBeNull();
});

test('the newest ten thousand tokens stay cached', () => {
  const tokens = createVerifiedTokens<number>(() => 0);
  for (let token = 0; token <= 10_000; token += 1) tokens.add(String(token), token, 1);
  expect([tokens.get('0'), tokens.get('1'), tokens.get('10000')]).toEqual([null, 1, 10_000]);
});
