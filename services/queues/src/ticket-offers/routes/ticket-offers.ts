import { ApiError, isRejection, type Route, requireCaller, serve } from '@turno/kit';
import {
  acceptTicketOfferCall,
  offerTicketCall,
  ticketOfferCall,
  withdrawTicketOfferCall,
} from '@turno/shared-types/shared-tickets';
import { publicTicket } from '../../status-pages/index.ts';
import { holderTicket } from '../../ticket-views/index.ts';
import { acceptOffer, findOffer } from '../actions/accept-offer.ts';
import { findGivable, offerTicket, withdrawOffer } from '../actions/offer-ticket.ts';
import type { Deps } from '../deps.ts';
import { readOfferToken } from '../rules/offer-token.ts';

/** Giving a ticket to another person, and accepting one. */
export function ticketOfferRoutes(deps: Deps): Route[] {
  return [
    serve(offerTicketCall, ({ params }) => offerTicket(deps, heldOf(params))),
    serve(withdrawTicketOfferCall, async ({ params }) => {
      await withdrawOffer(deps, heldOf(params));
      return null;
    }),
    serve(ticketOfferCall, async ({ params }) => {
      const offer = await findOffer(deps, readOfferToken(params.token));
      const loaded = await findOffered(deps, { ...offer, userId: offer.holderId });
      const ticket = await holderTicket(deps, loaded);
      if (!ticket) throw new ApiError('link_expired');
      return { ticket: publicTicket(ticket), expiresAt: offer.until.toISOString() };
    }),
    serve(acceptTicketOfferCall, async ({ params, query, caller }) => {
      const { userId } = requireCaller({ caller });
      const key = readOfferToken(params.token);
      const loaded = await acceptOffer(deps, key, userId, query.repeated);
      const ticket = await holderTicket(deps, loaded);
      if (!ticket) throw new ApiError('link_expired');
      return ticket;
    }),
  ];
}

type Params = { userId: number; queueDailyCounterId: number; counter: number };

const heldOf = ({ userId, queueDailyCounterId, counter }: Params) => ({
  userId,
  counterId: queueDailyCounterId,
  number: counter,
});

/** The person who opens the link is not shown why its holder can no longer give the ticket away. */
function findOffered(deps: Deps, key: Parameters<typeof findGivable>[1]) {
  return findGivable(deps, key).catch((error: unknown) => {
    throw isRejection(error) ? new ApiError('link_expired') : error;
  });
}
