import { setTimeout as wait } from 'node:timers/promises';
import type { Collection, Document, ObjectId } from 'mongodb';
import type { Log } from '../log.ts';

type Source<T extends Document> = {
  entries: Collection<T>;
  log: Log;
  signal: AbortSignal;
  /** Called each time the collection is out of reach. */
  onAway: () => void;
};

const RETRY_MS = 250;
const AWAIT_MS = 1_000;
/**
 * A replica set holds an empty response back until something happens; the embedded engine responds at once, so the loop
 * waits itself. A poll costs the engine about a millisecond, and a delay of 100 ms is not noticed.
 */
const PACE_MS = 100;

/**
 * Follows a capped collection from the entry after `seen` until the signal aborts, also across restarts of the engine. The
 * order is that of insertion: ids of several processes do not sort by time.
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
    // The signal ends the wait with an error; the loop sees it.
    await wait(RETRY_MS, undefined, { signal: source.signal }).catch(() => undefined);
  }
}

async function* entriesAfter<T extends Document & { _id: ObjectId }>(
  { entries, signal }: Source<T>,
  seen: ObjectId | null,
): AsyncGenerator<T> {
  // If the entry was overwritten, all that is left comes after it.
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
