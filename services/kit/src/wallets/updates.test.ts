import { createHold } from './updates.ts';

test('a lease is renewed while its work goes on, and given up once another process has it', async () => {
  let at = 0;
  let isFree = true;
  const taken: number[] = [];
  const take = async () => {
    taken.push(at);
    return isFree ? new Date() : null;
  };
  const hold = createHold({ take }, () => at);
  for (at of [0, 1_000, 14_999, 15_000, 29_000, 30_001]) expect(await hold()).toBe(true);
  expect(taken).toEqual([0, 15_000, 30_001]);
  at = 46_000;
  isFree = false;
  expect(await hold()).toBe(false);
  expect(await hold()).toBe(false);
  expect(taken).toHaveLength(5);
});
