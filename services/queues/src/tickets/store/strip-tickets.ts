import type { Collection, Filter } from 'mongodb';
import { ERASED_USER_ID, type TicketDocument } from './ticket-documents.ts';

/** Leaves of tickets that do not wait any more only what the day's figures are made of. */
export async function stripTickets(
  tickets: Collection<TicketDocument>,
  filter: Filter<TicketDocument>,
): Promise<void> {
  const done = { ...filter, state: { $ne: 'waiting' as const } };
  await tickets.updateMany(
    { ...done, passes: { $exists: true } },
    { $set: { 'passes.$[].ownerName': null } },
  );
  await stripBookings(tickets, done);
  await tickets.updateMany(done, {
    $set: { userId: ERASED_USER_ID, displayName: null, phone: null, requestText: '' },
    $unset: { words: true, transfer: true },
  });
}

/** The seats of a show stay booked, without the person who booked them. */
async function stripBookings(
  tickets: Collection<TicketDocument>,
  filter: Filter<TicketDocument>,
): Promise<void> {
  const booked = tickets.find({ ...filter, time: { $type: 'string' } });
  const found = await booked.project<Booked>({ counterId: 1 }).toArray();
  const shows = [...new Set(found.map(({ counterId }) => counterId))];
  const own = { 'own.ticketId': { $in: found.map(({ _id }) => _id) } };
  await tickets.db
    .collection<{ _id: number }>('counters')
    .updateMany(
      { _id: { $in: shows }, bookings: { $exists: true } },
      { $set: { 'bookings.$[own].userId': ERASED_USER_ID } },
      { arrayFilters: [own] },
    );
}

type Booked = { _id: string; counterId: number };
