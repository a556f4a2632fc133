import { randomBytes } from 'node:crypto';
import { ApiError } from '@turno/kit';
import { openStatusPage } from '../../status-pages/index.ts';
import { holderTicket, type LoadedTicket, loadTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';
import { givingViolation } from '../rules/may-give.ts';
import { offerToken, SECRET_BYTES } from '../rules/offer-token.ts';

/** Long enough to send a link and to be read at the table; short enough to be forgotten without harm. */
const LIFE_MS = 30 * 60_000;

export type HeldTicket = { userId: number; counterId: number; number: number };

/** Makes the link with which somebody else takes a ticket over. */
export async function offerTicket(deps: Deps, key: HeldTicket) {
  const loaded = await findGivable(deps, key);
  const { id: ticketId, counterId, number } = loaded.ticket;
  const statusCode = await openStatusPage(deps, loaded);
  const secret = randomBytes(SECRET_BYTES);
  const createdAt = deps.now();
  const until = new Date(createdAt.getTime() + LIFE_MS);
  await deps.store.ticketOffers.put(
    { ticketId, counterId, number, holderId: key.userId, createdAt, until },
    secret.toString('base64url'),
  );
  const token = offerToken(ticketId, secret);
  return { token, expiresAt: until.toISOString(), statusCode };
}

/** Ends the link of a ticket, unless somebody is taking the ticket over. */
export async function withdrawOffer({ store }: Deps, key: HeldTicket): Promise<void> {
  const ticket = await store.tickets.findNumberNow(key.counterId, key.number);
  if (ticket?.userId !== key.userId) throw new ApiError('ticket_not_found');
  if (!(await store.ticketOffers.withdraw(ticket.id, key.userId))) throw new ApiError('link_used');
}

/** A ticket that its holder may give away now. */
export async function findGivable(
  deps: Deps,
  { userId, counterId, number }: HeldTicket,
): Promise<LoadedTicket> {
  const { store } = deps;
  const ticket = await store.tickets.findNumberNow(counterId, number);
  if (ticket?.userId !== userId) throw new ApiError('ticket_not_found');
  const loaded = await loadTicket(store, ticket);
  const shown = loaded && (await holderTicket(deps, loaded));
  if (!shown) throw new ApiError('ticket_not_found');
  const violation = givingViolation(ticket);
  if (violation) throw new ApiError(violation.code);
  if (shown.status === 'expired') throw new ApiError('ticket_not_transferable');
  return loaded;
}
