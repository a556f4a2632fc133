import { botChallengeCall } from '@turno/shared-types';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import { BotCheckError } from './bot-check-error.ts';

/**
 * Fetches a puzzle and solves it in the page; returns the `captchaToken`, which is valid once.
 * Throws a BotCheckError, a CallError if the services cannot be reached, or an AbortError if aborted.
 */
export async function solveBotCheck(http: Http, signal?: AbortSignal): Promise<string> {
  const challenge = await fetchChallenge(http, signal);
  try {
    const { solvePuzzle } = await import('./solve-puzzle.ts');
    return await solvePuzzle(challenge, signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw new BotCheckError('failed', error);
  }
}

async function fetchChallenge(http: Http, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await send(http, botChallengeCall, { signal });
  } catch (error) {
    if (error instanceof CallError && error.status === 404)
      throw new BotCheckError('missing', error);
    throw error;
  }
}
