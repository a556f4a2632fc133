import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Entry, Wish } from '../evidence/history.ts';
import type { Chance } from '../random.ts';
import type { Answer, Connection, Question } from './connection.ts';

export type Patience = {
  /** How long one sending waits for its answer; each further one waits twice as long. */
  firstLimitMs: number;
  longestLimitMs: number;
  /** How long a client goes on before it gives up. */
  giveUpMs: number;
};

/** Shorter than a frozen process stays frozen, so that requests are sent anew while the first still lies in it. */
const PATIENCE: Patience = {
  firstLimitMs: 6_000,
  longestLimitMs: 30_000,
  giveUpMs: 600_000,
};

const PAUSE_MS = 150;

/** Sends a request under its key until a definite answer, as a page does that keeps its key; writes it down. */
export async function insist(
  {
    connection,
    chance,
    patience = PATIENCE,
  }: { connection: Connection; chance: Chance; patience?: Patience },
  wish: Wish,
  question: Question,
): Promise<{ entry: Entry; body: Answer['body'] }> {
  const sentAt = performance.now();
  const troubles: string[] = [];
  let limitMs = patience.firstLimitMs;
  for (let attempts = 1; ; attempts += 1) {
    const answer = await attempt(connection, { ...question, key: wish.key }, limitMs);
    if (typeof answer !== 'string' && isDefinite(answer)) {
      const { status, body } = answer;
      const errorCode = status >= 400 ? String(body.error_code ?? '') : null;
      const answeredAt = performance.now();
      return {
        entry: { ...wish, sentAt, answeredAt, attempts, troubles, status, errorCode },
        body,
      };
    }
    troubles.push(
      typeof answer === 'string' ? answer : `${answer.status} ${answer.body.error_code}`,
    );
    if (performance.now() - sentAt > patience.giveUpMs) {
      const none = { answeredAt: null, status: null, errorCode: null };
      return { entry: { ...wish, sentAt, attempts, troubles, ...none }, body: {} };
    }
    limitMs = Math.min(limitMs * 2, patience.longestLimitMs);
    await wait(PAUSE_MS * (1 + Math.min(attempts, 10) * chance.share()));
  }
}

/** Success, or a refusal that asking again cannot change. */
function isDefinite({ status }: Answer): boolean {
  return status < 500 && status !== 429 && status !== 408;
}

async function attempt(
  connection: Connection,
  question: Question,
  limitMs: number,
): Promise<Answer | string> {
  try {
    return await connection.ask(question, limitMs);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
