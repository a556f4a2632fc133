import type { Deps } from '../deps.ts';
import { hashedId } from '../store/ids.ts';
import { lookAtPlace } from './take-number.ts';

/** Whether a ticket stands, will never stand, or may still come to be: what passes asks before it frees a use. */
export async function ticketStanding(
  { store }: Deps,
  { ticketId, userId }: { ticketId: string; userId: number },
): Promise<'stands' | 'gone' | 'open'> {
  // A customer whom staff added has an id of their own.
  for (const holder of [userId, hashedId(ticketId)]) {
    const place = await store.ledgers.findPlace(holder, ticketId);
    if (!place) continue;
    const { kind } = await lookAtPlace(store.steps, holder, place);
    if (kind === 'unfinished') return 'open';
  }
  const ticket = await store.steps.findTicket(ticketId);
  return ticket && ticket.state !== 'cancelled' ? 'stands' : 'gone';
}
