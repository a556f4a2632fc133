import type { Collection, Filter } from 'mongodb';
import { ERASED_USER_ID, IS_TICKET, type TicketDocument } from './ticket-documents.ts';

type Tickets = Collection<TicketDocument>;

/** S-14: matches tickets that are set aside and may be called again; those of an erased person only for the rest of a party. */
export const ASIDE = {
  asideAt: { $exists: true },
  checkedInAt: null,
  $or: [{ userId: { $ne: ERASED_USER_ID } }, { entries: { $elemMatch: { undoneAt: null } } }],
};

/**
 * Reduces the tickets of a person that no longer wait to what the figures of a day need, and marks those of days that are still
 * shown until their queues are announced.
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

/** Strips all tickets of counters whose day is over, including those that were never called. */
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
    // Without `active` they are not in the unique index, so one queue may hold tickets of several erased people.
    $unset: { words: true, transfer: true, takenAlong: true, move: true, active: true },
  });
}

/** The seats of a show stay booked, but without the person. */
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
