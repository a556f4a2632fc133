import type { Collection, Filter } from 'mongodb';
import { ERASED_USER_ID, IS_TICKET, type TicketDocument } from './ticket-documents.ts';

type Tickets = Collection<TicketDocument>;

/** S-14: matches the tickets that may be brought back; that of an erased person only for the rest of a party. */
export const ASIDE = {
  asideAt: { $exists: true },
  checkedInAt: null,
  $or: [{ userId: { $ne: ERASED_USER_ID } }, { entries: { $elemMatch: { undoneAt: null } } }],
};

/**
 * Leaves of the tickets of a person that do not wait any more only what the day's figures are made of, and marks those of days
 * that are still shown until their queues are announced.
 */
export async function stripTickets(
  tickets: Tickets,
  userId: number,
  shownFrom: string,
): Promise<void> {
  const done = { userId, state: { $ne: 'waiting' as const } };
  await stripBookings(tickets, done);
  await strip(tickets, { ...done, date: { $gte: shownFrom } }, { erasedUserId: userId });
  await strip(tickets, { ...done, date: { $lt: shownFrom } });
}

/** The same for all tickets of counters whose day is over, also for those that were never called. */
export async function stripEndedDays(
  tickets: Tickets,
  counterIds: readonly number[],
): Promise<void> {
  const ids = { $in: [...counterIds] };
  await countersOf(tickets).updateMany(
    { _id: ids, bookings: { $exists: true } },
    { $set: { 'bookings.$[].userId': ERASED_USER_ID } },
  );
  await strip(tickets, { counterId: ids, ...IS_TICKET });
}

async function strip(
  tickets: Tickets,
  filter: Filter<TicketDocument>,
  mark: Pick<TicketDocument, 'erasedUserId'> = {},
): Promise<void> {
  await tickets.updateMany(
    { ...filter, passes: { $exists: true } },
    { $set: { 'passes.$[].ownerName': null } },
  );
  await tickets.updateMany(filter, {
    $set: { userId: ERASED_USER_ID, displayName: null, phone: null, requestText: '', ...mark },
    // Two tickets of erased people may stand in one queue: only those with `active` are unique by their user.
    $unset: { words: true, transfer: true, move: true, active: true },
  });
}

/** The seats of a show stay booked, without the person who booked them. */
async function stripBookings(tickets: Tickets, filter: Filter<TicketDocument>): Promise<void> {
  const booked = tickets.find({ ...filter, time: { $type: 'string' } });
  const found = await booked.project<Booked>({ counterId: 1 }).toArray();
  const shows = [...new Set(found.map(({ counterId }) => counterId))];
  const own = { 'own.ticketId': { $in: found.map(({ _id }) => _id) } };
  await countersOf(tickets).updateMany(
    { _id: { $in: shows }, bookings: { $exists: true } },
    { $set: { 'bookings.$[own].userId': ERASED_USER_ID } },
    { arrayFilters: [own] },
  );
}

type Booked = { _id: string; counterId: number };

function countersOf({ db }: Tickets) {
  return db.collection<{ _id: number }>('counters');
}
