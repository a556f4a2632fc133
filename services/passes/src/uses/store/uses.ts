import type { Collection, Db, Document } from 'mongodb';
import {
  type Pass,
  type PassDocument,
  type PassUse,
  passRecord,
  type RejectedUse,
} from '../../passes/index.ts';
import { createEntries } from './entries.ts';
import { createRemovals, type ExpiredHold, matchesUse } from './removals.ts';

/** How long a line-up may take before queues is asked whether its ticket exists. */
const HOLD_MS = 20_000;
/** More line-ups than a person makes while a copy of an earlier request can still arrive. */
const MAX_REFUSALS = 20;

type Hold = Pick<PassUse, 'ticketId' | 'merchantId' | 'queueId' | 'date'> & {
  attemptId: string;
  at: Date;
  useId: string;
};
type Read = Pick<Pass, 'id' | 'userId' | 'passOwnerId' | 'revision'>;

/** Uses of passes, each decided by one conditional update of its pass. */
export function createUses(db: Db) {
  const passes = db.collection<PassDocument>('passes');
  return { ...createHolds(passes), ...createRemovals(passes), ...createEntries(passes) };
}

function createHolds(passes: Collection<PassDocument>) {
  const ofRead = ({ id, userId, passOwnerId }: Read) => ({
    _id: id,
    userId,
    passOwnerId,
    disabled: false,
  });

  return {
    /**
     * Adds a hold to a pass whose uses have not changed since they were judged; `null` if they have, or the ticket was
     * rejected.
     */
    async hold(read: Read, { attemptId, ...wanted }: Hold): Promise<Pass | null> {
      const isNew = { revision: read.revision, ...isUndecided(wanted.ticketId) };
      const after = await passes.findOneAndUpdate(
        { ...ofRead(read), ...isNew },
        adding({ ...wanted, attemptId }),
        { returnDocument: 'after' },
      );
      return after && passRecord(after);
    },
    /** Stores the rejection of a ticket; `false` when it holds a use by now, or was already rejected. */
    async refuse(passId: number, rejected: RejectedUse): Promise<boolean> {
      const { matchedCount } = await passes.updateOne(
        { _id: passId, ...isUndecided(rejected.ticketId) },
        rejecting(rejected),
      );
      return matchedCount === 1;
    },
    /**
     * Stores that the ticket office rejected a ticket. An existing hold stays, because another copy of the request may have
     * been counted.
     */
    async refuseAtOffice(passId: number, rejected: RejectedUse): Promise<void> {
      await passes.updateOne(
        { _id: passId, ...isUnrejected(rejected.ticketId) },
        rejecting(rejected),
      );
    },
    /** Renews the existing hold of a ticket; a confirmed use stays unchanged. */
    async renew(read: Read, { ticketId, attemptId }: Hold): Promise<Pass | null> {
      const after = await passes.findOneAndUpdate(
        { ...ofRead(read), 'usages.ticketId': ticketId },
        renewing(ticketId, attemptId),
        { returnDocument: 'after' },
      );
      return after && passRecord(after);
    },
    /** Confirms the uses of a ticket that exists. */
    async confirm(ticketId: string): Promise<void> {
      await passes.updateMany(
        { 'usages.ticketId': ticketId },
        { $set: { 'usages.$[use].state': 'confirmed' } },
        { arrayFilters: [{ 'use.ticketId': ticketId }] },
      );
    },
    /** A bounded batch of holds that have expired by the database's clock, of all passes or of one. */
    async findExpired({
      limit,
      passId,
    }: {
      limit: number;
      passId?: number;
    }): Promise<ExpiredHold[]> {
      const isExpired = {
        $and: [{ $eq: ['$$use.state', 'held'] }, { $lt: ['$$use.expiresAt', '$$NOW'] }],
      };
      const due = { $filter: { input: '$usages', as: 'use', cond: isExpired } };
      const found = passes.aggregate<{ due: PassUse }>([
        { $match: { 'usages.state': 'held', ...(passId === undefined ? {} : { _id: passId }) } },
        { $project: { due } },
        { $unwind: '$due' },
        { $limit: limit },
      ]);
      return (await found.toArray()).map(({ due: { ticketId, expiresAt } }) => ({
        ticketId,
        expiresAt,
      }));
    },
  };
}

const isUnrejected = (ticketId: string) => ({ 'refusals.ticketId': { $ne: ticketId } });
const isUndecided = (ticketId: string) => ({
  'usages.ticketId': { $ne: ticketId },
  ...isUnrejected(ticketId),
});

const rejecting = (rejected: RejectedUse) => ({
  $push: { refusals: { $each: [rejected], $slice: -MAX_REFUSALS } },
});

const expiresAt: Document = { $add: ['$$NOW', HOLD_MS] };

function adding(wanted: Hold): Document[] {
  const added = { ...wanted, state: 'held', expiresAt };
  const usages = { $concatArrays: ['$usages', [added]] };
  return [{ $set: { usages, revision: { $add: [{ $ifNull: ['$revision', 0] }, 1] } } }];
}

function renewing(ticketId: string, attemptId: string): Document[] {
  const isHeld = matchesUse({ ticketId, state: 'held' });
  const reliedOnBy = { $cond: [{ $eq: ['$$this.attemptId', attemptId] }, attemptId, null] };
  const renewal = { $mergeObjects: ['$$this', { expiresAt, attemptId: reliedOnBy }] };
  const renewed = { $cond: [isHeld, renewal, '$$this'] };
  return [{ $set: { usages: { $map: { input: '$usages', in: renewed } } } }];
}
