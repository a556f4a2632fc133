import { type BusEvent, busEventSchema } from '@turno/shared-types';
import {
  type BulkWriteOptions,
  type Collection,
  type Db,
  type MongoClient,
  ObjectId,
} from 'mongodb';
import { createBatches } from '../database/batches.ts';
import { openCollection } from '../database/collections.ts';
import type { Log } from '../log.ts';
import { REVOCATION_MS } from '../tokens/revocations.ts';
import { blankAddresses } from './blank-addresses.ts';
import { follow } from './follow.ts';

type Entry = { _id: ObjectId; event: unknown; from?: string };
/** Own events are those that this process published. */
type Listener = (event: BusEvent, source: { isOwn: boolean }) => void;

export type Bus = {
  /**
   * Publishes to every process of every service. A failure is logged and not thrown: the change is already stored, and
   * screens that missed the event poll. Only `session-revoked` must not be lost, so that one throws.
   */
  publish(event: BusEvent): Promise<void>;
  /** Receives every event from now on, those of this process synchronously; returns how to unsubscribe. */
  subscribe(listener: Listener): () => void;
  /** Calls the listener while the bus is unreachable, so that it can invalidate its caches; returns how to stop. */
  whenAway(listener: () => void): () => void;
  /** Sessions that ended since then, including those whose events this process missed. */
  revokedSessions(since: Date): Promise<string[]>;
  close(): Promise<void>;
};

/** Holds about twenty thousand events: minutes of a busy day, far longer than a restart takes. */
const SIZE_BYTES = 4 * 1_024 * 1_024;
/** An event only announces a change; data that must survive a crash is written first, journaled. */
const HINT: BulkWriteOptions = { writeConcern: { w: 1 } };
const BATCH_SIZE = 100;
/** How long events wait for others to share a batch with, in ms. */
const GATHER_MS = 5;

/** The event bus: a capped collection that every process tails. */
export async function createBus({
  client,
  log,
  database = 'turno_bus',
}: {
  client: MongoClient;
  log: Log;
  database?: string;
}): Promise<Bus> {
  const db = client.db(database);
  const entries = await openEntries(db);
  await blankAddresses(entries);
  const revoked = await openRevokedSessions(db);
  const listeners = new Set<Listener>();
  const awayListeners = new Set<() => void>();
  const closing = new AbortController();
  const self = new ObjectId().toHexString();
  const onAway = () => {
    for (const listener of awayListeners) listener();
  };
  const source = { entries, log, signal: closing.signal, onAway };
  const following = follow(source, await lastId(entries), ({ event, from }) => {
    // The listeners of this process were notified at publication.
    if (from === self) return;
    const parsed = busEventSchema.safeParse(event);
    // A newer release may publish events that this release does not know.
    if (parsed.success) notify(listeners, { event: parsed.data, isOwn: false }, log);
  });
  /** Events that arrive together are stored in one write, in order. */
  const insert = createBatches<Entry, true>(
    async (_group, events) => {
      await entries.insertMany(events, HINT);
      return events.map(() => true);
    },
    { maxItems: BATCH_SIZE, gatherMs: GATHER_MS },
  );
  return {
    async publish(event) {
      if (event.type === 'session-revoked') await revoked.add(event.sessionId);
      notify(listeners, { event, isOwn: true }, log);
      try {
        await insert(0, { _id: new ObjectId(), event, from: self });
      } catch (error) {
        log.warn({ err: error, event: event.type }, 'an event did not reach the bus');
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    whenAway(listener) {
      awayListeners.add(listener);
      return () => {
        awayListeners.delete(listener);
      };
    },
    revokedSessions: revoked.list,
    async close() {
      closing.abort();
      await following;
    },
  };
}

type Notification = { event: BusEvent; isOwn: boolean };

function notify(listeners: ReadonlySet<Listener>, { event, isOwn }: Notification, log: Log): void {
  for (const listener of listeners) {
    try {
      listener(event, { isOwn });
    } catch (error) {
      log.error({ err: error, event: event.type }, 'a bus listener failed');
    }
  }
}

/** The collection is never empty, because a tailing cursor on an empty one closes at once. */
async function openEntries(db: Db): Promise<Collection<Entry>> {
  const entries = await openCollection<Entry>(db, {
    name: 'events',
    shardKey: 'unsharded',
    cappedAtBytes: SIZE_BYTES,
  });
  if ((await lastId(entries)) === null) {
    await entries.insertOne({ _id: new ObjectId(), event: null });
  }
  return entries;
}

async function lastId(entries: Collection<Entry>): Promise<ObjectId | null> {
  const last = await entries.findOne({}, { sort: { $natural: -1 }, projection: { _id: 1 } });
  return last?._id ?? null;
}

type Revoked = { _id: string; at: Date };

/** Ended sessions, stored as long as their tokens may live, since the capped collection drops events much sooner. */
async function openRevokedSessions(db: Db) {
  const sessions = await openCollection<Revoked>(db, {
    name: 'revoked_sessions',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { at: 1 } }],
  });
  return {
    async add(sessionId: string): Promise<void> {
      await sessions.updateOne(
        { _id: sessionId },
        { $setOnInsert: { at: new Date() } },
        { upsert: true },
      );
    },
    /** Sessions that ended since then, by the clock of the process that ended them. */
    async list(since: Date): Promise<string[]> {
      await sessions.deleteMany({ at: { $lt: new Date(Date.now() - REVOCATION_MS) } });
      const found = sessions.find({ at: { $gte: since } }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },
  };
}
