import { botChallengeCall } from '@turno/shared-types';
import { EASY_PUZZLE } from '@turno/shared-types/test-data';
import { reply } from './fake-gateway.ts';

/** A puzzle that is solved at once. */
export const easyPuzzle = reply(botChallengeCall, EASY_PUZZLE);

/** A puzzle that no device solves. */
export const brokenPuzzle = reply(botChallengeCall, {
  ...EASY_PUZZLE,
  parameters: { ...EASY_PUZZLE.parameters, cost: 0 },
});
