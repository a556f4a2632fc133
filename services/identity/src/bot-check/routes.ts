import { type Route, serve } from '@turno/kit';
import { botChallengeCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';

/** Where browsers get a puzzle. */
export function botCheckRoutes(deps: Deps): Route[] {
  return [
    serve(botChallengeCall, async () => {
      const { parameters, signature } = await deps.botCheck.createChallenge(deps.now());
      return { parameters: { ...parameters }, signature };
    }),
  ];
}
