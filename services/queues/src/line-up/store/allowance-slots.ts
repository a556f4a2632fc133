import { isDuplicateKey, openCollection } from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import type { CounterDocument } from '../../queue-days/index.ts';
import type { TicketDocument, TicketRecord } from '../../tickets/index.ts';
import type { Held } from '../rules/allowance.ts';

/**
 * A slot of a person's allowance, taken by one ticket. Its `_id` ensures that no two tickets take it: tickets are
 * spread over shards by their counter, and no index of theirs could promise anything about a person.
 */
export type AllowanceSlotDocument = {
  _id: string;
  ticketId: string;
  counterId: number;
  /** A ticket id whose number was abandoned may get another number, and takes slots anew for that one. */
  number: number;
  /** The end of the ticket's day, when the slot expires. */
  until: Date;
};

type SlotOwner = Pick<TicketDocument, 'userId' | 'slot' | 'categorySlot' | 'categoryId'>;
type Taken = Pick<TicketDocument, '_id' | 'counterId' | 'number' | 'until'> & SlotOwner;
/** What takes slots: a number, for the ticket it is to become. */
type Holder = { ticketId: string; counterId: number; number: number };

const KEEP_ENDED_MS = 3_600_000;

/** The slots a ticket takes: one of all queues together and, where its category sets a limit, one of the category. */
export function allowanceSlotsOf(ticket: Taken): AllowanceSlotDocument[] {
  const { until = new Date(0) } = ticket;
  return slotIds(ticket).map((_id) => ({ _id, ...holderOf(ticket), until }));
}

export function slotIds({ userId, slot, categorySlot, categoryId }: SlotOwner): string[] {
  return [
    ...(slot === undefined ? [] : [`${userId}:${slot}`]),
    ...(categorySlot === undefined ? [] : [`${userId}:${categoryId}:${categorySlot}`]),
  ];
}

/** A ticket that is stored, or is to be. */
export type Numbered = Pick<TicketRecord, 'id' | 'userId' | 'counterId' | 'number'>;
export type AllowanceSlots = Awaited<ReturnType<typeof createAllowanceSlots>>;

type Parts = { db: Db; tickets: Collection<TicketDocument>; now: () => Date };

/**
 * The slots that tickets take. A slot is taken after its number is pending and before its ticket is stored, and released
 * after the ticket waits no more. A process that dies in between leaves a stale slot, which the next request that needs it,
 * or the sweeper, releases.
 */
export async function createAllowanceSlots({ db, tickets, now }: Parts) {
  const allowances = await openCollection<AllowanceSlotDocument>(db, {
    name: 'allowances',
    shardKey: { _id: 1 },
  });
  const counters = db.collection<CounterDocument>('counters');
  /** Releases the slots a number has taken, except for those of its stored ticket. */
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
      ...{ ticketId, counterId, number },
    });
  }

  return {
    /** Takes the slots of a ticket; those it has taken before stay its own. Returns whether it has all of them. */
    async take(ticket: Taken): Promise<boolean> {
      const wanted = allowanceSlotsOf(ticket);
      if (wanted.length === 0) return true;
      try {
        await allowances.insertMany(wanted, { ordered: false });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const ids = wanted.map(({ _id }) => _id);
        const own = await allowances.countDocuments({ _id: { $in: ids }, ...holderOf(ticket) });
        return own === ids.length;
      }
    },
    releaseUnused,
    /** Releases the slots of a ticket that waits no more. */
    async release(ticketId: string): Promise<void> {
      const ticket = await tickets.findOne({ _id: ticketId }, { projection: SLOT_FIELDS });
      if (!ticket || ticket.active) return;
      await allowances.deleteMany({ _id: { $in: slotIds(ticket) }, ...holderOf(ticket) });
    },
    releaseStale: (ticket: Numbered) =>
      releaseStale({ allowances, counters, tickets }, ticket, now()),
    /** Removes every slot of a person who waits nowhere any more: an erased ticket no longer names its slots. */
    async removeOf(userId: number): Promise<void> {
      await allowances.deleteMany(ofUser(userId));
    },
    /** Removes the slots of days that ended. */
    async removeEnded(): Promise<void> {
      await allowances.deleteMany({ until: { $lt: new Date(now().getTime() - KEEP_ENDED_MS) } });
    },
  };
}

type Collections = {
  allowances: Collection<AllowanceSlotDocument>;
  counters: Collection<CounterDocument>;
  tickets: Collection<TicketDocument>;
};

/**
 * Releases the stale slots of a ticket's holder: of tickets that wait no more or whose day has ended, and of numbers that
 * were abandoned. Returns the slots of other numbers that are pending and have no ticket yet.
 */
async function releaseStale(
  collections: Collections,
  { id: ticketId, userId, counterId, number }: Numbered,
  at: Date,
): Promise<Held[]> {
  const { allowances, tickets } = collections;
  await tickets.updateMany(
    { userId, active: true, until: { $lte: at } },
    { $unset: { active: 1 } },
  );
  const found = await allowances
    .find({ ...ofUser(userId), $nor: [{ ticketId, counterId, number }] })
    .toArray();
  const { reserved, stale } = await sortOut(collections, found);
  if (stale.length > 0) {
    await allowances.deleteMany({
      $or: stale.map(({ until: _until, ...slot }) => slot),
    });
  }
  return reserved.map(reservedSlot);
}

const ofUser = (userId: number) => ({ _id: { $gte: `${userId}:`, $lt: `${userId};` } });

const SLOT_FIELDS = {
  ...{ counterId: 1, number: 1, userId: 1, active: 1 },
  ...{ slot: 1, categorySlot: 1, categoryId: 1 },
} as const;

function holderOf({ _id: ticketId, counterId, number }: Taken): Holder {
  return { ticketId, counterId, number };
}

/** Which of these slots belong to pending numbers that have no ticket yet, and which to nothing any more. */
async function sortOut(
  { counters, tickets }: Collections,
  found: readonly AllowanceSlotDocument[],
) {
  if (found.length === 0) return { reserved: [], stale: [] };
  // The pending lists are read before the tickets: a number leaves its list only once its ticket is stored, or never
  // will be.
  const pending = await pendingNumbers(counters, found);
  const stored = await tickets
    .find({ _id: { $in: found.map(({ ticketId }) => ticketId) } }, { projection: SLOT_FIELDS })
    .toArray();
  const byId = new Map(stored.map((ticket) => [ticket._id, ticket]));
  const isStale = (slot: AllowanceSlotDocument) => {
    const ticket = byId.get(slot.ticketId);
    if (!ticket) return !pending.has(nameOf(slot));
    const isOfNumber = nameOf(ticket) === nameOf(slot);
    return !(isOfNumber && ticket.active && slotIds(ticket).includes(slot._id));
  };
  return {
    reserved: found.filter((each) => !byId.has(each.ticketId) && !isStale(each)),
    stale: found.filter(isStale),
  };
}

const nameOf = ({ counterId, number }: Pick<Holder, 'counterId' | 'number'>) =>
  `${counterId}|${number}`;

async function pendingNumbers(
  counters: Collection<CounterDocument>,
  found: readonly AllowanceSlotDocument[],
): Promise<Set<string>> {
  const ids = [...new Set(found.map(({ counterId }) => counterId))];
  const read = await counters
    .find({ _id: { $in: ids } }, { projection: { pendingTickets: 1 } })
    .toArray();
  const pending = read.flatMap(({ _id: counterId, pendingTickets = {} }) =>
    Object.values(pendingTickets).map(({ number }) => nameOf({ counterId, number })),
  );
  return new Set(pending);
}

/** A slot without a ticket yet counts towards the allowance and belongs to no queue. */
export function reservedSlot({ _id }: Pick<AllowanceSlotDocument, '_id'>): Held {
  const [, first = -1, second] = _id.split(':').map(Number);
  return second === undefined
    ? { counterId: NO_COUNTER, categoryId: null, slot: first }
    : { counterId: NO_COUNTER, categoryId: first, slot: -1, categorySlot: second };
}

const NO_COUNTER = -1;
