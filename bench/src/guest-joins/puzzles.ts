import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solved puzzles, one for each guest: a phone solves its own, which is no work of the servers. */
export async function solvedPuzzles(gateway: string, count: number): Promise<string[]> {
  const solved: string[] = [];
  while (solved.length < count) {
    const answer = await fetch(`${gateway}/auth/challenge`);
    const challenge = (await answer.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    solved.push(btoa(JSON.stringify({ challenge, solution })));
  }
  return solved;
}
