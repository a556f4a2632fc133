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
  await tickets.updateMany(done, {
    $set: { userId: ERASED_USER_ID, displayName: null, phone: null, requestText: '' },
    $unset: { words: true, transfer: true },
  });
}
