import { randomBytes } from 'node:crypto';
import { ApiError } from '@turno/kit';
import { openStatusPage } from '../../status-pages/index.ts';
import { holderTicket, type LoadedTicket, loadTicket } from '../../ticket-views/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { givingViolation } from '../rules/may-give.ts';
import { offerToken, SECRET_BYTES } from '../rules/offer-token.ts';

/** Long enough to send a link and open it, short enough that a forgotten link does no harm. */
const LIFE_MS = 30 * 60_000;

type Store = Deps['store'];
export type HeldTicket = { userId: number; counterId: number; number: number };

/** Creates the link with which another person takes a ticket over. */
export async function offerTicket(deps: Deps, key: HeldTicket) {
  const loaded = await findGivable(deps, key);
  const { id: ticketId, counterId, number } = loaded.ticket;
  await withdrawAll(deps.store, loaded.ticket);
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

/** Ends the links of a ticket, unless a person is taking it over. */
export async function withdrawOffer({ store }: Deps, key: HeldTicket): Promise<void> {
  const ticket = await store.tickets.findMovedNow(key.counterId, key.number);
  if (ticket?.userId !== key.userId) throw new ApiError('ticket_not_found');
  const withdrawn = await withdrawAll(store, ticket);
  if (!withdrawn) throw new ApiError('link_used');
}

/** Includes links with a number that the ticket had before it was moved. */
async function withdrawAll(store: Store, ticket: TicketRecord): Promise<boolean> {
  const own = await store.ticketOffers.findOfPerson(ticket.userId);
  const given = own.filter(({ holderId }) => holderId === ticket.userId);
  const ends = given.map(async ({ ticketId, counterId, number }) => {
    const last = await store.tickets.findMovedNow(counterId, number);
    return last?.id !== ticket.id || store.ticketOffers.withdraw(ticketId, ticket.userId);
  });
  return (await Promise.all(ends)).every(Boolean);
}

/** A ticket that its holder may give away now, at its current number if it was moved or carried over (S-21, S-05). */
export async function findGivable(
  deps: Deps,
  { userId, counterId, number }: HeldTicket,
): Promise<LoadedTicket> {
  const { store } = deps;
  const ticket = await store.tickets.findMovedNow(counterId, number);
  if (ticket?.userId !== userId) throw new ApiError('ticket_not_found');
  const loaded = await loadTicket(store, ticket);
  const shown = loaded && (await holderTicket(deps, loaded));
  if (!shown) throw new ApiError('ticket_not_found');
  const violation = givingViolation(ticket);
  if (violation) throw new ApiError(violation.code);
  if (shown.status === 'expired') throw new ApiError('ticket_not_transferable');
  return loaded;
}
