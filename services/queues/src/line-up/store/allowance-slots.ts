import { isDuplicateKey, openCollection } from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import type { CounterDocument } from '../../queue-days/index.ts';
import type { TicketDocument } from '../../tickets/index.ts';
import {
  type AllowanceSlotDocument,
  allowanceSlotsOf,
  holderOf,
  type Numbered,
  ofUser,
  SLOT_FIELDS,
  slotIds,
  type Taken,
} from './allowance-slot-documents.ts';
import { releaseStale } from './stale-slots.ts';

const KEEP_ENDED_MS = 3_600_000;

export type AllowanceSlots = Awaited<ReturnType<typeof createAllowanceSlots>>;

type Parts = { db: Db; tickets: Collection<TicketDocument>; now: () => Date };

/**
 * The slots that tickets take. A slot is taken after its number is pending and before its ticket is stored, and released after
 * the ticket no longer waits. A process that dies in between leaves a stale slot, which the sweeper or the next request that
 * needs it releases.
 */
export async function createAllowanceSlots({ db, tickets, now }: Parts) {
  const allowances = await openCollection<AllowanceSlotDocument>(db, {
    name: 'allowances',
    shardKey: { _id: 1 },
  });
  const counters = db.collection<CounterDocument>('counters');
  /** Releases the slots that a number has taken, except those of its stored ticket. */
  async function releaseUnused({
    id: ticketId,
    userId,
    counterId,
    number,
  }: Numbered): Promise<void> {
    const ticket = await tickets.findOne({ _id: ticketId, counterId, number, active: true });
    const used = ticket ? slotIds(ticket) : [];
    await allowances.deleteMany({
      _id: { ...ofUser(userId)._id, $nin: used },
      ticketId,
      counterId,
      number,
    });
  }

  return {
    /**
     * Takes the slots of a ticket, for an intent if it is transferred; slots that it already has stay its own. Returns whether
     * it has all of them.
     */
    async take(ticket: Taken, transfer?: string): Promise<boolean> {
      const taker = transfer === undefined ? {} : { transfer };
      const wanted = allowanceSlotsOf(ticket).map((each) => ({ ...each, ...taker }));
      if (wanted.length === 0) return true;
      try {
        await allowances.insertMany(wanted, { ordered: false });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const ids = wanted.map(({ _id }) => _id);
        const isOwn = { ...holderOf(ticket), ...taker };
        const own = await allowances.countDocuments({ _id: { $in: ids }, ...isOwn });
        return own === ids.length;
      }
    },
    releaseUnused,
    /** Releases the slots of a ticket that no longer waits. */
    async release(ticketId: string): Promise<void> {
      const ticket = await tickets.findOne({ _id: ticketId }, { projection: SLOT_FIELDS });
      if (!ticket || ticket.active) return;
      await allowances.deleteMany({ _id: { $in: slotIds(ticket) }, ...holderOf(ticket) });
    },
    /** Releases the slots that were taken for an intent which its ticket no longer stores. */
    async releaseOfTransfer(userId: number, ticketId: string, transfer: string): Promise<void> {
      await allowances.deleteMany({ ...ofUser(userId), ticketId, transfer });
    },
    releaseStale: (ticket: Numbered) =>
      releaseStale({ allowances, counters, tickets }, ticket, now()),
    /** Removes every slot of a person who no longer waits anywhere, because an erased ticket no longer names its slots. */
    async removeOf(userId: number): Promise<void> {
      await allowances.deleteMany(ofUser(userId));
    },
    /** Removes the slots of days that ended. */
    async removeEnded(): Promise<void> {
      await allowances.deleteMany({ until: { $lt: new Date(now().getTime() - KEEP_ENDED_MS) } });
    },
  };
}
