import { deliverOne } from './actions/deliver.ts';
import type { Deps } from './deps.ts';
import type { OutboxKind } from './store/outbox.ts';

const EVERY_MS = 500;
const AT_ONCE = 4;
/** A receiver that never answers keeps its own line waiting and nobody else's. */
const LINES: readonly (readonly OutboxKind[])[] = [['next-call'], ['notices', 'notice']];

type WorkerParts = { deps: Deps; onError: (error: unknown) => void };

/** Tells what is due, a few at a time, beside everything else; answers how to stop. */
export function startOutbox({ deps, onError }: WorkerParts): () => Promise<void> {
  let isStopping = false;
  const running = new Set<Promise<void>>();

  async function drain(kinds: readonly OutboxKind[]): Promise<void> {
    while (!isStopping && (await deliverOne(deps, kinds, Math.random))) {
      // The next one.
    }
  }
  const lines = LINES.flatMap((kinds) =>
    Array.from({ length: AT_ONCE }, () => ({ kinds, isBusy: false })),
  );
  const timer = setInterval(() => {
    for (const line of lines.filter(({ isBusy }) => !isBusy)) {
      line.isBusy = true;
      const work = drain(line.kinds)
        .catch(onError)
        .finally(() => {
          line.isBusy = false;
          running.delete(work);
        });
      running.add(work);
    }
  }, EVERY_MS);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await Promise.all(running);
  };
}
