import { openCollection } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { Collection, Db } from 'mongodb';

/** The other services that hold personal data. */
const HOLDERS = ['queues', 'passes'] as const;
export type Holder = (typeof HOLDERS)[number];

/** The owner of the account, stored until the mail about its deletion is in the outbox. */
type Recipient = { to: string; locale: Locale };

type Erasure = {
  _id: number;
  recipient?: Recipient;
  /** The address, if its owner had confirmed it: the other services erase what was sent to it. */
  address?: string;
  requestedAt: Date;
  /** When the services were last asked. */
  announcedAt: Date;
  confirmed: Holder[];
};

/** Erasures in progress: each stays here until every service has confirmed that it holds nothing of the person. */
export async function createErasures(db: Db) {
  const erasures = await openCollection<Erasure>(db, {
    name: 'erasures',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { requestedAt: 1 } }, { key: { announcedAt: 1 } }],
  });

  return {
    /** Records an erasure, the write-ahead intent, with who gets a mail about it; idempotent. */
    async begin(
      userId: number,
      now: Date,
      known: Pick<Erasure, 'recipient' | 'address'> = {},
    ): Promise<void> {
      await erasures.updateOne(
        { _id: userId },
        { $setOnInsert: { requestedAt: now, announcedAt: now, confirmed: [], ...known } },
        { upsert: true },
      );
    },
    ...createKnown(erasures),
    /** Records many erasures, each with its own time of request. */
    async beginAll(
      all: readonly { userId: number; requestedAt: Date }[],
      now: Date,
    ): Promise<void> {
      await erasures.bulkWrite(
        all.map(({ userId, requestedAt }) => ({
          updateOne: {
            filter: { _id: userId },
            update: { $setOnInsert: { requestedAt, announcedAt: now, confirmed: [] } },
            upsert: true,
          },
        })),
      );
    },
    /** Records a confirmation, which counts only for an erasure requested before the given time. */
    async confirm(userId: number, holder: Holder, requestedBefore: Date): Promise<void> {
      await erasures.updateOne(
        { _id: userId, requestedAt: { $lte: requestedBefore } },
        { $addToSet: { confirmed: holder } },
      );
      await erasures.deleteOne({ _id: userId, confirmed: { $all: [...HOLDERS] } });
    },
    /**
     * The users of a bounded batch of erasures last announced until `announcedBefore`; marks them as announced just after it.
     */
    async takeWaiting(announcedBefore: Date, limit: number): Promise<number[]> {
      const waiting = { announcedAt: { $not: { $gt: announcedBefore } } };
      const found = await erasures.find(waiting).sort({ announcedAt: 1 }).limit(limit).toArray();
      const ids = found.map(({ _id }) => _id);
      const announced = { $set: { announcedAt: new Date(announcedBefore.getTime() + 1) } };
      if (ids.length > 0) await erasures.updateMany({ _id: { $in: ids } }, announced);
      return ids;
    },
    /** Since when the oldest erasure has been waiting; `null` without any. */
    async oldest(): Promise<Date | null> {
      const [first] = await erasures.find().sort({ requestedAt: 1 }).limit(1).toArray();
      return first?.requestedAt ?? null;
    },
  };
}

/** Addresses of deleted accounts, kept to mail the owner and to erase what others sent to them. */
function createKnown(erasures: Collection<Erasure>) {
  return {
    /** The confirmed address of an account whose erasure is in progress; `null` for none. */
    async addressOf(userId: number): Promise<{ email: string; requestedAt: Date } | null> {
      const found = await erasures.findOne({ _id: userId });
      return found?.address ? { email: found.address, requestedAt: found.requestedAt } : null;
    },
    /** The recipient of a mail about an erasure that is still to be sent; `null` for none. */
    async recipientOf(userId: number): Promise<Recipient | null> {
      return (await erasures.findOne({ _id: userId }))?.recipient ?? null;
    },
    async removeRecipient(userId: number): Promise<void> {
      await erasures.updateOne({ _id: userId }, { $unset: { recipient: true } });
    },
  };
}
