import type { botChallengeCall, CallReply } from '@turno/shared-types';
import type { Challenge } from 'altcha-lib';

/** What a browser needs to solve a puzzle, and the signature it gives back with the solution. */
export function presentChallenge({
  parameters,
  signature,
}: Challenge): CallReply<typeof botChallengeCall> {
  return { parameters: { ...parameters }, signature };
}
