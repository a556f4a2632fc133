import * as fc from 'fast-check';
import { CALM_PER_MINUTE, HARDEST, puzzleDifficulty } from './puzzle-difficulty.ts';

test.each([
  { asked: 0, difficulty: 1 },
  { asked: CALM_PER_MINUTE, difficulty: 1 },
  { asked: CALM_PER_MINUTE + 1, difficulty: 2 },
  { asked: 5 * CALM_PER_MINUTE, difficulty: 5 },
  { asked: 1_000_000, difficulty: HARDEST },
])('IDN-021 $asked puzzles a minute: $difficulty times as hard', ({ asked, difficulty }) => {
  expect(puzzleDifficulty(asked)).toBe(difficulty);
});

test('IDN-021 more puzzles never make one easier', async () => {
  await fc.assert(
    fc.property(fc.nat(), fc.nat(), (asked, more) => {
      expect(puzzleDifficulty(asked + more)).toBeGreaterThanOrEqual(puzzleDifficulty(asked));
    }),
  );
});
