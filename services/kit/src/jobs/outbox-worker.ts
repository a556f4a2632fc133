import type { Claimed, Outbox } from './outbox.ts';
import { type PeriodicJob, runPeriodically } from './run-periodically.ts';

type Item = { id: string; kind: string; receiver?: string };
type Failure<T> = { item: T; attempts: number; isAbandoned: boolean };

/** Thrown by a sender that did not try: the item becomes due at `dueAt`, and no attempt is counted. */
export class Postponed extends Error {
  readonly dueAt: Date;

  constructor(dueAt: Date) {
    super(`Not before ${dueAt.toISOString()}.`);
    this.dueAt = dueAt;
  }
}

export type Delivery<T extends Item> = {
  outbox: Outbox<T>;
  /** Throws `Postponed` to send an item later; any other error counts as a failed attempt. */
  send: (item: T) => Promise<void>;
  /** The wait after this many failed attempts; `null` abandons the item. */
  retryInMs: (attempts: number, item: T) => number | null;
  /** Receivers that get no further item for now: their items stay due, and those of other receivers are claimed. */
  busyReceivers?: () => readonly string[];
  /** Longer than a receiver may take to respond. */
  claimMs: number;
  onFailure: (error: unknown, failure: Failure<T>) => void;
  /** Called with an abandoned item instead of keeping it in the outbox. */
  onAbandoned?: (item: T) => Promise<void>;
};

/** Sends one due item and returns whether there was one. */
export async function deliverNext<T extends Item>(
  delivery: Delivery<T>,
  kinds: readonly T['kind'][],
): Promise<boolean> {
  const claimed = await claimNext(delivery, kinds);
  if (claimed) await deliver(delivery, claimed);
  return claimed !== null;
}

function claimNext<T extends Item>(
  { outbox, claimMs, busyReceivers }: Delivery<T>,
  kinds: readonly T['kind'][],
): Promise<Claimed<T> | null> {
  return outbox.claim(kinds, claimMs, busyReceivers?.());
}

async function deliver<T extends Item>(
  { outbox, send, retryInMs, onFailure, onAbandoned }: Delivery<T>,
  claimed: Claimed<T>,
): Promise<void> {
  const { item, attempts } = claimed;
  try {
    await send(item);
    await outbox.finish(claimed);
  } catch (error) {
    if (error instanceof Postponed) return outbox.postpone(claimed, error.dueAt);
    const waitMs = retryInMs(attempts, item);
    onFailure(error, { item, attempts, isAbandoned: waitMs === null });
    if (waitMs !== null) await outbox.retryIn(claimed, waitMs);
    else if (await outbox.abandon(claimed)) await onAbandoned?.(item);
  }
}

/**
 * Sends due items in the background. Each lane is a set of kinds with its own senders, so that a receiver that never responds
 * delays only its own lane. A trigger sends new items at once.
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
  const { everyMs, onError } = options;
  const lanes = options.lanes.map((kinds) => startLane(delivery, { ...options, kinds }));
  // One query for all lanes while nothing is due. Busy senders find due items themselves; triggering them would make a stop
  // wait for one more item of each.
  const lookout = runPeriodically({
    everyMs,
    onError,
    async work() {
      if (!(await delivery.outbox.hasDue(options.lanes.flat()))) return;
      for (const lane of lanes) lane.tick();
    },
  });
  return {
    trigger() {
      for (const lane of lanes) lane.trigger();
    },
    async stop() {
      // Stopped together: while the lookout waits for the database, no sender may begin another item.
      await Promise.all([lookout, ...lanes].map((job) => job.stop()));
    },
  };
}

type LaneParts<T extends Item> = {
  kinds: readonly T['kind'][];
  concurrency: number;
  onError: (error: unknown) => void;
};

/**
 * The senders of one lane. A sender that has claimed an item starts another one before it waits for the receiver, so that
 * a new item waits only while all senders are busy.
 */
function startLane<T extends Item>(
  delivery: Delivery<T>,
  parts: LaneParts<T>,
): PeriodicJob & { tick(): void } {
  const { kinds, concurrency, onError } = parts;
  const senders = new Set<Promise<void>>();
  let isStopped = false;
  /** Set by a trigger while all senders were busy: one of them may just have found nothing. */
  let isTriggered = false;

  async function sendAll(): Promise<void> {
    do {
      const claimed = await claimNext(delivery, kinds);
      if (!claimed) return;
      // Delivery starts first, so that the next sender claims nothing for a receiver that is now busy.
      const delivered = deliver(delivery, claimed);
      if (!isStopped) startSender();
      await delivered;
    } while (!isStopped);
  }
  function startSender(): void {
    if (senders.size === concurrency) return;
    const sender = sendAll()
      .catch(onError)
      .finally(() => {
        senders.delete(sender);
        if (!isTriggered) return;
        isTriggered = false;
        startSender();
      });
    senders.add(sender);
  }
  return {
    tick(): void {
      if (!isStopped) startSender();
    },
    trigger() {
      if (isStopped) return;
      isTriggered = senders.size === concurrency;
      startSender();
    },
    async stop() {
      isStopped = true;
      // Items triggered before the stop are sent.
      while (senders.size > 0) await Promise.all(senders);
    },
  };
}
