import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { staffTicketSchema } from '../../entities/ticket.ts';
import { idText } from '../../fields.ts';
import {
  flagText,
  line,
  localDate,
  offsetText,
  pageText,
  peopleText,
  perPageText,
} from '../../input-fields.ts';

export const queueTicketsCall = call({
  service: 'queues',
  method: 'GET',
  path: '/private/merchants/:merchantId/queues/:queueId/tickets',
  summary: 'The tickets of today in a queue and its children, as staff look through them',
  access: 'owner',
  permission: 'calling',
  keyScope: 'read',
  params: z.object({ merchantId: idText, queueId: idText }),
  query: z.object({
    /** `true` for called tickets, `false` for waiting ones; absent for both. */
    executed: z.optional(flagText),
    /** Whether to include tickets that were sent away, such as those of a cancelled show; only without `executed`. */
    with_ended: z.optional(flagText),
    /**
     * Only one of these counters, for example of one show, whatever its date: of the current day or later, or still running.
     */
    counterId: z.optional(idText),
    /** A later day with shows that are already booked (S-05); absent means today. */
    date: z.optional(localDate),
    /** The latest call first; without it waiting tickets are in the order of calls, others by number. */
    order_by: z.optional(z.enum(['executedAt_desc'])),
    page: z.optional(pageText),
    /** Takes precedence over `page`. */
    offset: z.optional(offsetText),
    per_page: z.optional(perPageText),
    minPax: z.optional(peopleText),
    maxPax: z.optional(peopleText),
    /** A number, the beginning of a word of the name, or digits of the telephone number. */
    q: z.optional(line(80)),
  }),
  body: z.object({}),
  /**
   * Without check-in tokens: neither `qrCodeJWT` nor `checkInCode`. The header `X-Total-Count` contains the total, counted up
   * to 10,000.
   */
  reply: z.array(staffTicketSchema),
  counted: true,
  status: 200,
  errors: ['queue_not_found'],
});
