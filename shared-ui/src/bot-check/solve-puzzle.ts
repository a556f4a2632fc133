import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const LONGEST_MS = 60_000;

/**
 * Solves a puzzle and encodes both as base64. It runs on the main thread and yields every few milliseconds: a page of
 * another origin that embeds this script cannot start its worker.
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
