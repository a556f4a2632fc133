import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const LONGEST_MS = 60_000;

/**
 * Finds the answer to a puzzle and packs both as base64. It runs in the page itself, giving way to it every few
 * milliseconds: a page of another origin that embeds us cannot start our worker.
 */
export async function solvePuzzle(puzzle: unknown, signal?: AbortSignal): Promise<string> {
  const challenge = puzzle as Challenge;
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const solution = await solveChallenge({
      challenge,
      deriveKey,
      controller,
      timeout: LONGEST_MS,
    });
    signal?.throwIfAborted();
    if (!solution) throw new Error('The puzzle was not solved in time.');
    const { parameters, signature } = challenge;
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
