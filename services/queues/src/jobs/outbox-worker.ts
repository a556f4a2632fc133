import { deliverOne, type OutboxKind } from '../notifications/index.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 500;
const AT_ONCE = 4;
/** A receiver that never answers keeps its own line waiting and nobody else's. */
const LINES: readonly (readonly OutboxKind[])[] = [['next-call'], ['notices', 'notice']];

type WorkerParts = { deps: Deps; onError: (error: unknown) => void };

/** Tells what is due, a few at a time, beside everything else; answers how to stop. */
export function startOutbox({ deps, onError }: WorkerParts): () => Promise<void> {
  let isStopping = false;
  const running = new Map<readonly OutboxKind[], Promise<void>>();

  async function drain(kinds: readonly OutboxKind[]): Promise<void> {
    while (!isStopping && (await deliverOne(deps, kinds, Math.random))) {
      // The next one.
    }
  }
  /** One look while nothing is due; several at work once something is. */
  async function work(kinds: readonly OutboxKind[]): Promise<void> {
    if (!(await deliverOne(deps, kinds, Math.random))) return;
    await Promise.all(Array.from({ length: AT_ONCE }, () => drain(kinds)));
  }
  const timer = setInterval(() => {
    for (const kinds of LINES.filter((line) => !running.has(line))) {
      const working = work(kinds)
        .catch(onError)
        .finally(() => running.delete(kinds));
      running.set(kinds, working);
    }
  }, EVERY_MS);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await Promise.all(running.values());
  };
}
