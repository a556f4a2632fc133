import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';

/** Accepts a solved puzzle once; throws `captcha_error` otherwise (IDN-006, IDN-021). */
export async function passBotCheck(deps: Deps, token: string | undefined): Promise<void> {
  if (!deps.isBotCheckRequired) return;
  const puzzle = await deps.botCheck.check(token);
  if (!puzzle) throw new ApiError('captcha_error');
  const isFirst = await deps.store.spentChallenges.spend(puzzle.nonce, puzzle.forgetAt);
  if (!isFirst) throw new ApiError('captcha_error');
}
