import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, HttpRequest, HttpResponse } from '../connection.ts';
import type { ClientRequest, Entry } from '../evidence/history.ts';
import type { Random } from '../random.ts';

export type RetryPolicy = {
  /** Timeout of the first attempt; it doubles with each further one. */
  firstLimitMs: number;
  longestLimitMs: number;
  /** How long a client retries before it abandons the request. */
  abandonAfterMs: number;
};

/** The first timeout is shorter than a freeze, so that a retry overtakes a request that a frozen process holds. */
const DEFAULT_POLICY: RetryPolicy = {
  firstLimitMs: 6_000,
  longestLimitMs: 30_000,
  abandonAfterMs: 600_000,
};

const PAUSE_MS = 150;

/** Sends a request under its idempotency key until the answer is definite, as the pages do; returns the history entry. */
export async function sendWithRetry(
  {
    connection,
    random,
    policy = DEFAULT_POLICY,
  }: { connection: Connection; random: Random; policy?: RetryPolicy },
  clientRequest: ClientRequest,
  httpRequest: HttpRequest,
): Promise<{ entry: Entry; body: HttpResponse['body'] }> {
  const sentAt = performance.now();
  const failures: string[] = [];
  let limitMs = policy.firstLimitMs;
  for (let attempts = 1; ; attempts += 1) {
    const answer = await attempt(connection, { ...httpRequest, key: clientRequest.key }, limitMs);
    if (typeof answer !== 'string' && isDefinite(answer)) {
      const { status, body } = answer;
      const errorCode = status >= 400 ? String(body.error_code ?? '') : null;
      const answeredAt = performance.now();
      return {
        entry: { ...clientRequest, sentAt, answeredAt, attempts, failures, status, errorCode },
        body,
      };
    }
    failures.push(
      typeof answer === 'string' ? answer : `${answer.status} ${answer.body.error_code}`,
    );
    if (performance.now() - sentAt > policy.abandonAfterMs) {
      const none = { answeredAt: null, status: null, errorCode: null };
      return { entry: { ...clientRequest, sentAt, attempts, failures, ...none }, body: {} };
    }
    limitMs = Math.min(limitMs * 2, policy.longestLimitMs);
    await wait(PAUSE_MS * (1 + Math.min(attempts, 10) * random.share()));
  }
}

/** Success, or an error that a retry cannot change. */
function isDefinite({ status }: HttpResponse): boolean {
  return status < 500 && status !== 429 && status !== 408;
}

async function attempt(
  connection: Connection,
  httpRequest: HttpRequest,
  limitMs: number,
): Promise<HttpResponse | string> {
  try {
    return await connection.send(httpRequest, limitMs);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
