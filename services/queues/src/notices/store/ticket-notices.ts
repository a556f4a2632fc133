import { openCollection, textDigest } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { NoticeKind } from '@turno/shared-types/notices';
import type { Collection, Db } from 'mongodb';
import type { Notified } from '../rules/next-notice.ts';
import { pushOf, type StoredPush } from './stored-push.ts';

/** How the holder of a ticket wants to be notified. */
export type NoticePreferences = {
  locale: Locale;
  push: StoredPush | null;
  byEmail: boolean;
  /** Set when staff added the holder with a telephone number, which the ticket stores. */
  byText: boolean;
  travelSeconds: number | null;
};
type Ticket = {
  ticketId: string;
  counterId: number;
  number: number;
  merchantId: number;
  userId: number;
  /** The page of the ticket. */
  path: string;
};
export type TicketNotices = Ticket &
  NoticePreferences & {
    /** A hash of the person and the ticket. */
    id: string;
    notified: Notified;
    /** The id that it had while it was a guest's; messages in the outbox refer to it. */
    guestsId?: string;
    /** Incremented by each change, for compare-and-set. */
    revision: number;
    /** A decision that is not in the outbox yet. */
    due?: { id: string; kind: NoticeKind; at: Date; isPushOnly?: boolean };
    until: Date;
  };
type NoticesDocument = Omit<TicketNotices, 'id' | 'byText'> & {
  _id: string;
  /** Absent from documents of an older release. */
  byText?: boolean;
  /** When the job compares it with the ticket again; absent after the ticket is over. */
  checkAt?: Date;
};

const recordOf = ({
  _id,
  checkAt: _checkAt,
  byText = false,
  ...record
}: NoticesDocument): TicketNotices => ({ id: _id, byText, ...record });

/** Matches documents without any way to notify their person. */
const UNREACHABLE = { push: null, byEmail: false, byText: { $ne: true } };

export const keyOf = (userId: number, ticketId: string) => textDigest(`${userId}.${ticketId}`);

/** Subscriptions to messages about tickets: who wants them, how, and what was already sent. */
export async function createTicketNotices(db: Db) {
  const notices = await openCollection<NoticesDocument>(db, {
    name: 'ticketNotices',
    shardKey: { _id: 'hashed' },
    indexes: [
      { key: { counterId: 1 } },
      { key: { userId: 1 } },
      { key: { guestsId: 1 }, sparse: true },
      { key: { checkAt: 1 }, partialFilterExpression: { checkAt: { $exists: true } } },
      { key: { until: 1 }, expireAfterSeconds: 0 },
    ],
  });
  return { ...createPreferences(notices), ...createChecks(notices) };
}

/** The preferences of people, kept until they end them, are erased or the ticket's day is over. */
function createPreferences(notices: Collection<NoticesDocument>) {
  return {
    async find(id: string): Promise<TicketNotices | null> {
      const found = await notices.findOne({ _id: id });
      return found && recordOf(found);
    },
    /** Stores the preferences of a person; the record of sent messages stays, unless the person gives a new travel time. */
    async save(
      { notified, ...wanted }: Omit<TicketNotices, 'id' | 'revision' | 'due'>,
      { hasNewTravelTime, now }: { hasNewTravelTime: boolean; now: Date },
    ): Promise<void> {
      const _id = keyOf(wanted.userId, wanted.ticketId);
      if (hasNewTravelTime) await notices.updateOne({ _id }, { $unset: { 'notified.leave': '' } });
      const update = {
        $set: { ...wanted, checkAt: now },
        $setOnInsert: { notified },
        $inc: { revision: 1 },
      };
      await notices.updateOne({ _id }, update, { upsert: true });
    },
    async remove(id: string): Promise<void> {
      await notices.deleteOne({ _id: id });
    },
    /** Ends the messages to a browser that is gone, unless another one has replaced it. */
    async forgetPush(id: string, endpoint: string): Promise<void> {
      const gone = { _id: id, 'push.endpoint': endpoint };
      await notices.updateOne(gone, { $set: { push: null }, $inc: { revision: 1 } });
      await notices.deleteOne({ _id: id, ...UNREACHABLE });
    },
    /** Ends the messages to a telephone number that rejects them. */
    async forgetText(id: string): Promise<void> {
      const texted = { _id: id, byText: true };
      await notices.updateOne(texted, { $set: { byText: false }, $inc: { revision: 1 } });
      await notices.deleteOne({ _id: id, ...UNREACHABLE });
    },
    async findOfPerson(userId: number): Promise<TicketNotices[]> {
      return (await notices.find({ userId }).toArray()).map(recordOf);
    },
    async removeOfPerson(userId: number): Promise<void> {
      await notices.deleteMany({ userId });
    },
    ...createHandOver(notices),
    /** Called by the sweeper, because the embedded database has no TTL. */
    async removeEnded(now: Date): Promise<void> {
      await notices.deleteMany({ until: { $lt: now } });
    },
  };
}

/** S-16: the preferences of a guest continue for the account to which the tickets are transferred. */
function createHandOver(notices: Collection<NoticesDocument>) {
  return {
    /** The subscription for which a message was created, also if it is an account's by now. */
    async findOfMessage(id: string): Promise<TicketNotices | null> {
      const found = await notices.findOne({ $or: [{ _id: id }, { guestsId: id }] });
      return found && recordOf(found);
    },
    /** Moves a subscription to the account, unless the account already has one for that ticket. */
    async handOver(
      { id, ticketId, push, ...wanted }: TicketNotices,
      { userId, sessionId }: { userId: number; sessionId: string | undefined },
      now: Date,
    ): Promise<void> {
      const handed = {
        ...wanted,
        push: pushOf(push, sessionId),
        ticketId,
        userId,
        guestsId: id,
        checkAt: now,
      };
      const _id = keyOf(userId, ticketId);
      await notices.updateOne({ _id }, { $setOnInsert: handed }, { upsert: true });
      await notices.deleteOne({ _id: id });
    },
  };
}

type Decision = Pick<TicketNotices, 'notified'> & { due?: TicketNotices['due'] | undefined };

/** The checks of the job, and its decisions. */
function createChecks(notices: Collection<NoticesDocument>) {
  return {
    /** Makes the subscriptions of these counters due at once. */
    async markChanged(counterIds: readonly number[], now: Date): Promise<void> {
      await notices.updateMany(
        { counterId: { $in: [...counterIds] }, checkAt: { $gt: now } },
        { $set: { checkAt: now } },
      );
    },
    async findDue(now: Date, limit: number): Promise<TicketNotices[]> {
      const due = notices.find({ checkAt: { $lte: now } }).sort({ checkAt: 1 });
      return (await due.limit(limit).toArray()).map(recordOf);
    },
    /** Stores a decision; returns whether it was the first one after this revision. */
    async decide({ id, revision }: TicketNotices, { notified, due }: Decision): Promise<boolean> {
      const { modifiedCount } = await notices.updateOne(
        { _id: id, revision },
        { $set: { notified, ...(due ? { due } : {}) }, $inc: { revision: 1 } },
      );
      return modifiedCount === 1;
    },
    /** Clears a decision whose messages are in the outbox. */
    async markEnqueued(id: string, dueId: string): Promise<void> {
      await notices.updateOne({ _id: id, 'due.id': dueId }, { $unset: { due: '' } });
    },
    /** Schedules the next comparison; a change that came after `now` stays due. */
    async checkAgain(ids: readonly string[], now: Date, at: Date): Promise<void> {
      if (ids.length === 0) return;
      const filter = { _id: { $in: [...ids] }, checkAt: { $lte: now } };
      await notices.updateMany(filter, { $set: { checkAt: at } });
    },
    /** Ends the subscription of a ticket that is over; messages in the outbox are still sent. */
    async end(id: string, until: Date): Promise<void> {
      await notices.updateOne({ _id: id }, { $set: { until }, $unset: { checkAt: '' } });
    },
  };
}
