import { randomBytes, randomUUID } from 'node:crypto';
import type { Session } from '@turno/shared-types';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { ask, type Send } from './api.ts';

/** A solved puzzle, as a phone solves it. */
export async function captchaToken(send: Send = ask): Promise<string> {
  const challenge = (await send('/auth/challenge')).json as Parameters<
    typeof solveChallenge
  >[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A guest account, made the way a phone makes it: puzzle, solution, sign-up. */
export async function guest(send: Send = ask): Promise<Session> {
  const answer = await send('/auth/signup', {
    method: 'POST',
    body: {
      email: `guest+${randomUUID()}@guest.invalid`,
      password: randomBytes(18).toString('base64url'),
      roles: ['guest'],
      captchaToken: await captchaToken(send),
    },
  });
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
  return answer.json as Session;
}

/** Many guests, a few at a time: solving puzzles keeps a core busy. */
export async function guests(count: number): Promise<Session[]> {
  const made: Session[] = [];
  const workers = Array.from({ length: 4 }, async () => {
    while (made.length < count) made.push(await guest());
  });
  await Promise.all(workers);
  return made.slice(0, count);
}
