import type { Outbox } from './outbox.ts';
import { type PeriodicJob, runPeriodically, runWhenTriggered } from './run-periodically.ts';

type Item = { id: string; kind: string };
type Failure<T> = { item: T; attempts: number; isAbandoned: boolean };

/** Thrown by a sender that did not try: the item is due then, and this was no attempt. */
export class Postponed extends Error {
  readonly dueAt: Date;

  constructor(dueAt: Date) {
    super(`Not before ${dueAt.toISOString()}.`);
    this.dueAt = dueAt;
  }
}

export type Delivery<T extends Item> = {
  outbox: Outbox<T>;
  /** Throws `Postponed` to send an item later, anything else when it failed. */
  send: (item: T) => Promise<void>;
  /** How long to wait after so many failed attempts; `null` abandons the item. */
  retryInMs: (attempts: number, item: T) => number | null;
  /** Longer than a receiver may take to respond. */
  claimMs: number;
  onFailure: (error: unknown, failure: Failure<T>) => void;
  /** Called with an abandoned item instead of keeping it in the outbox. */
  onAbandoned?: (item: T) => Promise<void>;
};

/** Sends one due item and returns whether there was one. */
export async function deliverNext<T extends Item>(
  { outbox, send, retryInMs, claimMs, onFailure, onAbandoned }: Delivery<T>,
  kinds: readonly T['kind'][],
): Promise<boolean> {
  const claimed = await outbox.claim(kinds, claimMs);
  if (!claimed) return false;
  const { item, attempts } = claimed;
  try {
    await send(item);
    await outbox.finish(claimed);
  } catch (error) {
    if (error instanceof Postponed) {
      await outbox.postpone(claimed, error.dueAt);
      return true;
    }
    const waitMs = retryInMs(attempts, item);
    onFailure(error, { item, attempts, isAbandoned: waitMs === null });
    if (waitMs !== null) await outbox.retryIn(claimed, waitMs);
    else if (await outbox.abandon(claimed)) await onAbandoned?.(item);
  }
  return true;
}

/**
 * Sends due items in the background. Each lane is a set of kinds with its own senders, so that a receiver that never
 * responds delays its own lane and no other. A trigger sends new items at once.
 */
export function startOutboxWorker<T extends Item>(
  delivery: Delivery<T>,
  options: {
    lanes: readonly (readonly T['kind'][])[];
    everyMs: number;
    /** How many items of a lane are sent at the same time. */
    concurrency: number;
    onError: (error: unknown) => void;
  },
): PeriodicJob {
  const { lanes, everyMs, concurrency, onError } = options;
  const drain = async (kinds: readonly T['kind'][], signal: AbortSignal) => {
    while (!signal.aborted && (await deliverNext(delivery, kinds))) {
      // The next item.
    }
  };
  const senders = lanes.map((kinds) =>
    runWhenTriggered({
      onError,
      async work(signal) {
        if (!(await deliverNext(delivery, kinds))) return;
        await Promise.all(Array.from({ length: concurrency }, () => drain(kinds, signal)));
      },
    }),
  );
  // One query for all lanes while nothing is due. A sender at work finds what is due by itself; it is not asked to run once more,
  // because a stop would wait for that run too.
  const lookout = runPeriodically({
    everyMs,
    onError,
    async work() {
      if (!(await delivery.outbox.hasDue(lanes.flat()))) return;
      for (const sender of senders) sender.tick();
    },
  });
  return {
    trigger() {
      for (const sender of senders) sender.trigger();
    },
    async stop() {
      await lookout.stop();
      await Promise.all(senders.map((sender) => sender.stop()));
    },
  };
}
