import { botChallengeCall } from '@turno/shared-types';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import { errorText, type Translate } from '@turno/shared-ui/i18n';

/** The bot check returned no token: the services offer no bot check (IDN-022), or it failed on this device (IDN-023). */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError';
  readonly reason: 'missing' | 'failed';

  constructor(reason: 'missing' | 'failed', cause?: unknown) {
    super(`bot check ${reason}`, { cause });
    this.reason = reason;
  }
}

/** IDN-022, IDN-023: the message for a person whose bot check failed. */
export function botCheckText(t: Translate, error: unknown): string {
  if (!(error instanceof BotCheckError)) return errorText(t, error);
  return t(`botCheck.${error.reason}`);
}

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
