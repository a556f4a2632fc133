// Tickets of people without a phone, and tickets that are given away: status pages, slips and offers.
export { kioskLineUpCall } from './calls/tickets/kiosk.ts';
export {
  openStatusPageCall,
  publicTicketCall,
  slipCall,
} from './calls/tickets/status-pages.ts';
export {
  acceptTicketOfferCall,
  offerTicketCall,
  ticketOfferCall,
  withdrawTicketOfferCall,
} from './calls/tickets/ticket-offers.ts';
export type { PublicTicket, Slip } from './entities/public-ticket.ts';

/** The status page of a ticket, which the server of the site renders. */
export function statusPath(code: string): string {
  return `/t/${encodeURIComponent(code)}`;
}
