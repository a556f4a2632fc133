import type { Collection, Db } from 'mongodb';
import { openCollection } from '../database/collections.ts';
import { isDuplicateKey } from '../database/database-errors.ts';

type Item = {
  id: string;
  kind: string;
  /** The receiver of the item, if one of several receivers may be slow. */
  receiver?: string;
  /** When the item was first put, if that matters. */
  since?: Date;
};
type Stored<T extends Item> = {
  _id: string;
  kind: T['kind'];
  item: T;
  attempts: number;
  /** When the next attempt may begin. */
  dueAt: Date;
  state: 'waiting' | 'abandoned';
};

/** The person whose items are read; `address` finds those to an address without an account. */
type Person = { userId: number; address?: { email: string } | null };

/** An item claimed by a sender, until the claim expires or the item is put again. */
export type Claimed<T extends Item> = { item: T; attempts: number; until: Date };

export type Outbox<T extends Item> = Awaited<ReturnType<typeof createOutbox<T>>>;

/**
 * A transactional outbox: outgoing messages are stored in the database before they are sent, so that a killed process
 * loses none. A message is sent at least once; a receiver recognises duplicates by its id.
 */
export async function createOutbox<T extends Item>(db: Db, now: () => Date) {
  const outbox = await openCollection<Stored<Item>>(db, {
    name: 'outbox',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { state: 1, kind: 1, dueAt: 1 } }],
  });
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  return {
    ...ofPeople<T>(outbox),
    ...whatIsDue<T>(outbox, now),
    /** Stores items; an item whose id already exists stays unchanged. */
    async put(items: readonly T[]): Promise<void> {
      if (items.length === 0) return;
      const waiting = { attempts: 0, dueAt: now(), state: 'waiting' as const };
      const documents = items.map((item) => ({ _id: item.id, kind: item.kind, item, ...waiting }));
      try {
        await outbox.insertMany(documents, { ordered: false });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Stores an item to be sent again at once, replacing any with the same id. */
    async putAgain(item: T): Promise<void> {
      const anew = { kind: item.kind, item, attempts: 0, dueAt: now(), state: 'waiting' as const };
      await outbox.updateOne({ _id: item.id }, { $set: anew }, { upsert: true });
    },
    /**
     * Claims the item that has been due longest and is not for a busy receiver; if the process dies, the item is due again
     * after `forMs`.
     */
    async claim(
      kinds: readonly T['kind'][],
      forMs: number,
      busy: readonly string[] = [],
    ): Promise<Claimed<T> | null> {
      const until = later(forMs);
      const after = await outbox.findOneAndUpdate(
        dueAmong(kinds, now(), busy),
        { $set: { dueAt: until }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      );
      return after && { item: after.item as T, attempts: after.attempts, until };
    },
    async remove(id: string): Promise<void> {
      await outbox.deleteOne({ _id: id });
    },
    /** Removes a sent item, unless it was put again meanwhile and must be sent once more. */
    async finish(claimed: Claimed<T>): Promise<void> {
      await outbox.deleteOne(asClaimed(claimed));
    },
    async retryIn(claimed: Claimed<T>, ms: number): Promise<void> {
      await outbox.updateOne(asClaimed(claimed), { $set: { dueAt: later(ms) } });
    },
    /** Gives a claimed item back: it is due at the given time, and the attempt is not counted. */
    async postpone(claimed: Claimed<T>, dueAt: Date): Promise<void> {
      await outbox.updateOne(asClaimed(claimed), { $set: { dueAt }, $inc: { attempts: -1 } });
    },
    /** Keeps an item for inspection without sending it again; returns whether the claim still held. */
    async abandon(claimed: Claimed<T>): Promise<boolean> {
      const abandoned = { state: 'abandoned' as const, dueAt: now() };
      const { matchedCount } = await outbox.updateOne(asClaimed(claimed), { $set: abandoned });
      return matchedCount === 1;
    },
    async removeAbandoned(olderThanMs: number): Promise<void> {
      await outbox.deleteMany({ state: 'abandoned', dueAt: { $lt: later(-olderThanMs) } });
    },
  };
}

function ofPeople<T extends Item>(outbox: Collection<Stored<Item>>) {
  return {
    /** The items that concern a person: those addressed to them, and the invitations they sent. */
    async findOfUser(person: Person): Promise<T[]> {
      return (await outbox.find(ofUser(person)).toArray()).map(({ item }) => item as T);
    },
    async removeOfUser(person: Person): Promise<void> {
      await outbox.deleteMany(ofUser(person));
    },
  };
}

function whatIsDue<T extends Item>(outbox: Collection<Stored<Item>>, now: () => Date) {
  return {
    /** Whether an item of one of these kinds is due. */
    hasDue: async (kinds: readonly T['kind'][]): Promise<boolean> =>
      (await outbox.findOne(dueAmong(kinds, now()), { projection: { _id: 1 } })) !== null,
    /** Postpones the items that are due for a receiver, except those put until `since`, which are still attempted. */
    async postponeDue(
      { kind, receiver, since }: { kind: T['kind']; receiver: string; since: Date },
      dueAt: Date,
    ): Promise<void> {
      const younger = { 'item.receiver': receiver, 'item.since': { $gt: since } };
      await outbox.updateMany({ ...dueAmong([kind], now()), ...younger }, { $set: { dueAt } });
    },
  };
}

function dueAmong(kinds: readonly string[], at: Date, busy: readonly string[] = []) {
  const due = { state: 'waiting' as const, kind: { $in: [...kinds] }, dueAt: { $lte: at } };
  return busy.length === 0 ? due : { ...due, 'item.receiver': { $nin: [...busy] } };
}

function asClaimed({ item, until }: Claimed<Item>) {
  return { _id: item.id, dueAt: until };
}

function ofUser({ userId, address = null }: Person) {
  const sentTo = address ? [{ 'item.email': address.email }] : [];
  return { $or: [{ 'item.userId': userId }, { 'item.invitedBy': userId }, ...sentTo] };
}
