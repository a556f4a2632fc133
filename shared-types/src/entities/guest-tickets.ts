import * as z from 'zod/mini';
import { id } from '../fields.ts';

/** S-16: why a guest's ticket cannot become the account's; each code is also an error of taking a number. */
const transferBlocker = z.enum([
  'already_in_queue',
  'event_ticket_already_exists',
  'max_tickets',
  'max_tickets_category',
]);
export type TransferBlocker = z.infer<typeof transferBlocker>;

/** S-16: the outcome for the tickets of a guest who signed in. */
export const transferredTicketsSchema = z.object({
  moved: z.int(),
  /** Tickets beyond the limits of the account, which stay with the guest. */
  stayed: z.array(
    z.object({
      merchantId: id,
      queueId: id,
      queueDailyCounterId: id,
      counter: z.int(),
      ticketValue: z.string(),
      merchantName: z.string(),
      queueName: z.string(),
      blocker: transferBlocker,
    }),
  ),
});
export type TransferredTickets = z.infer<typeof transferredTicketsSchema>;

/** The outcome in the reply to a sign-in; `pending` tickets follow within minutes, without another request. */
export const guestTicketsSchema = z.extend(transferredTicketsSchema, {
  state: z.enum(['done', 'pending']),
});
export type GuestTickets = z.infer<typeof guestTicketsSchema>;
