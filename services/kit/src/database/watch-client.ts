import { setTimeout as wait } from 'node:timers/promises';
import type { MongoClient } from 'mongodb';

type Watch = {
  /** Counts connections returned to the pool; the count grows while the client works, however slowly. */
  signsOfLife: () => number;
  /** Whether the watched client gets a response. */
  answers: () => Promise<boolean>;
  /** Whether a new client gets a response, which means that the engine is healthy. */
  isEngineWell: () => Promise<boolean>;
  /** Called once, when the client is stuck. */
  onStuck: () => void;
  everyMs?: number;
};

const EVERY_MS = 3_000;
/** Consecutive checks without a sign of life before the engine is probed: fifteen seconds. */
const QUIET_LOOKS = 5;
/** Gives the client time to rediscover an engine that has just recovered. */
const FAILED_LOOKS = 2;

/**
 * Detects a client that can no longer reach an engine which other clients reach: it would fail every request for the life of
 * its process. A busy or slow client shows signs of life, and an unavailable engine is not the client's fault.
 */
export function watchClient(watch: Watch): () => void {
  const { signsOfLife, answers, isEngineWell, onStuck, everyMs = EVERY_MS } = watch;
  const stopping = new AbortController();
  const look = async () => {
    let [seen, quiet, failed] = [signsOfLife(), 0, 0];
    while (failed < FAILED_LOOKS) {
      await wait(everyMs, undefined, { ref: false, signal: stopping.signal });
      const lives = signsOfLife() !== seen;
      seen = signsOfLife();
      quiet = lives ? 0 : quiet + 1;
      if (lives) failed = 0;
      if (quiet < QUIET_LOOKS) continue;
      if (await answers()) [quiet, failed] = [0, 0];
      else if (await isEngineWell()) failed += 1;
      else failed = 0;
    }
    if (!stopping.signal.aborted) onStuck();
  };
  // The loop rejects only when `stopping` aborts it.
  look().catch(() => undefined);
  return () => stopping.abort();
}

/** Counts how often a connection of a client was returned to the pool. */
export function countSignsOfLife(client: MongoClient): () => number {
  let count = 0;
  client.on('connectionCheckedIn', () => {
    count += 1;
  });
  return () => count;
}
