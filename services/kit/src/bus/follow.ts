import { setTimeout as wait } from 'node:timers/promises';
import type { Collection, Document, ObjectId } from 'mongodb';
import type { Log } from '../log.ts';

type Source<T extends Document> = {
  entries: Collection<T>;
  log: Log;
  signal: AbortSignal;
  /** Called each time the collection becomes unreachable. */
  onAway: () => void;
};

const RETRY_MS = 250;
const AWAIT_MS = 1_000;
/**
 * A replica set delays an empty response until an event arrives; the embedded engine responds immediately, so the loop waits
 * instead. A poll costs the engine about a millisecond, and nobody notices a delay of 100 ms.
 */
const PACE_MS = 100;

/**
 * Follows a capped collection from the entry after `seen` until the signal aborts, across restarts of the engine too. Entries
 * arrive in insertion order; their ids come from several processes and do not sort by time.
 */
export async function follow<T extends Document & { _id: ObjectId }>(
  source: Source<T>,
  seen: ObjectId | null,
  onEntry: (entry: T) => void,
): Promise<void> {
  let last = seen;
  while (!source.signal.aborted) {
    try {
      for await (const entry of entriesAfter(source, last)) {
        last = entry._id;
        onEntry(entry);
      }
    } catch (error) {
      if (source.signal.aborted) return;
      source.log.warn({ err: error }, 'the bus is interrupted');
      source.onAway();
    }
    // An abort rejects the wait; the loop checks the signal.
    await wait(RETRY_MS, undefined, { signal: source.signal }).catch(() => undefined);
  }
}

async function* entriesAfter<T extends Document & { _id: ObjectId }>(
  { entries, signal }: Source<T>,
  seen: ObjectId | null,
): AsyncGenerator<T> {
  // If the entry was overwritten, all remaining entries come after it.
  const anchor = seen && (await entries.findOne({ _id: { $eq: seen } } as never)) ? seen : null;
  let isPast = anchor === null;
  const cursor = entries.find(
    {},
    { tailable: true, awaitData: true, maxAwaitTimeMS: AWAIT_MS, signal },
  );
  try {
    while (!cursor.closed) {
      const askedAt = performance.now();
      const entry = await cursor.tryNext();
      if (entry === null) {
        if (performance.now() - askedAt < PACE_MS) await wait(PACE_MS, undefined, { signal });
      } else if (isPast) yield entry as T;
      else isPast = entry._id.equals(anchor);
    }
  } finally {
    // The connection may be gone, and with it the cursor.
    await cursor.close().catch(() => undefined);
  }
}
