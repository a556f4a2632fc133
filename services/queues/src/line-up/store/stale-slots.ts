import type { Collection } from 'mongodb';
import type { CounterDocument } from '../../queue-days/index.ts';
import type { TicketDocument } from '../../tickets/index.ts';
import type { Reserved } from '../rules/allowance.ts';
import {
  type AllowanceSlotDocument,
  type Holder,
  type Numbered,
  ofUser,
  reservedSlot,
  SLOT_FIELDS,
  slotIds,
} from './allowance-slot-documents.ts';

type Collections = {
  allowances: Collection<AllowanceSlotDocument>;
  counters: Collection<CounterDocument>;
  tickets: Collection<TicketDocument>;
};

/**
 * Releases the stale slots of a ticket's holder: those of tickets that no longer wait or whose day has ended, of abandoned
 * numbers, and of dropped transfers. Returns the slots of other numbers whose tickets do not belong to the holder yet.
 */
export async function releaseStale(
  collections: Collections,
  { id: ticketId, userId, counterId, number }: Numbered,
  at: Date,
): Promise<Reserved[]> {
  const { allowances, tickets } = collections;
  await tickets.updateMany(
    { userId, active: true, until: { $lte: at } },
    { $unset: { active: 1 } },
  );
  const found = await allowances
    .find({ ...ofUser(userId), $nor: [{ ticketId, counterId, number }] })
    .toArray();
  const { reserved, stale } = await sortOut(collections, userId, found);
  if (stale.length > 0) {
    await allowances.deleteMany({
      $or: stale.map(({ until: _until, ...slot }) => slot),
    });
  }
  return reserved.map(reservedSlot);
}

/**
 * Separates a person's slots that belong to numbers whose tickets are not theirs yet from those that belong to nothing any
 * more.
 */
async function sortOut(
  { counters, tickets }: Collections,
  userId: number,
  found: readonly AllowanceSlotDocument[],
) {
  if (found.length === 0) return { reserved: [], stale: [] };
  // The pending lists are read before the tickets: a number leaves its list only after its ticket is stored, or never will be.
  const pending = await pendingNumbers(counters, found);
  const stored = await tickets
    .find({ _id: { $in: found.map(({ ticketId }) => ticketId) } }, { projection: SLOT_FIELDS })
    .toArray();
  const byId = new Map(stored.map((ticket) => [ticket._id, ticket]));
  const isStale = (slot: AllowanceSlotDocument) => {
    const ticket = byId.get(slot.ticketId);
    if (!ticket) return !pending.has(nameOf(slot));
    if (!ticket.active || nameOf(ticket) !== nameOf(slot)) return true;
    const isIntended = slot.transfer !== undefined && slot.transfer === ticket.transfer?.id;
    return !isIntended && !slotIds(ticket).includes(slot._id);
  };
  return {
    reserved: found.filter((each) => byId.get(each.ticketId)?.userId !== userId && !isStale(each)),
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
