import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { publicTicketSchema } from '../../entities/public-ticket.ts';
import { ticketSchema } from '../../entities/ticket.ts';
import { idText, instant, nothing } from '../../fields.ts';
import { emptyBody, flagText } from '../../input-fields.ts';

const ticketParams = z.object({ userId: idText, queueDailyCounterId: idText, counter: idText });
const ticketPath = '/private/users/:userId/tickets/:queueDailyCounterId/:counter/offer';
/** A text that cannot be a token counts as an unknown one. */
const tokenText = z.string().check(z.minLength(1), z.maxLength(200));

export const offerTicketCall = call({
  service: 'queues',
  method: 'POST',
  path: ticketPath,
  summary: 'A link with which one other person takes the ticket over; it replaces an earlier one',
  access: 'self',
  params: ticketParams,
  query: nothing,
  body: emptyBody,
  reply: z.object({
    token: z.string(),
    expiresAt: instant,
    /** Lets the former holder go on following the ticket. */
    statusCode: z.string(),
  }),
  status: 201,
  location: '/public/ticket_offers/{token}',
  errors: ['ticket_not_found', 'ticket_not_transferable'],
});

export const withdrawTicketOfferCall = call({
  service: 'queues',
  method: 'DELETE',
  path: ticketPath,
  summary: 'End the link before anybody took the ticket over',
  access: 'self',
  params: ticketParams,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['ticket_not_found', 'link_used'],
});

export const ticketOfferCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/ticket_offers/:token',
  summary: 'The ticket that a link offers',
  access: 'anyone',
  params: z.object({ token: tokenText }),
  query: nothing,
  body: nothing,
  reply: z.object({ ticket: publicTicketSchema, expiresAt: instant }),
  status: 200,
  errors: ['link_expired', 'link_used'],
});

export const acceptTicketOfferCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/ticket_offers/:token/accept',
  summary: 'Take an offered ticket over; one person wins, and a retry gets the same answer',
  access: 'signed-in',
  roles: ['ROLE_GUEST', 'ROLE_USER'],
  params: z.object({ token: tokenText }),
  /** Only returns the ticket if the person has already taken it over with this link; does not take it over. */
  query: z.object({ repeated: z.optional(flagText) }),
  body: emptyBody,
  reply: ticketSchema,
  status: 200,
  errors: [
    'link_expired',
    'link_used',
    'ticket_not_transferable',
    'already_in_queue',
    'event_ticket_already_exists',
    'max_tickets_category',
    'max_tickets',
  ],
});
