import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { publicTicketSchema, slipSchema } from '../../entities/public-ticket.ts';
import { idText, nothing } from '../../fields.ts';
import { emptyBody } from '../../input-fields.ts';

/** The code in an address; a text that cannot be a code counts as an unknown one. */
const codeText = z.string().check(z.minLength(1), z.maxLength(100));

export const publicTicketCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/tickets/:code',
  summary:
    'What the status page of a ticket shows, by its code; until a day after the ticket’s own',
  access: 'anyone',
  params: z.object({ code: codeText }),
  query: nothing,
  body: nothing,
  reply: publicTicketSchema,
  status: 200,
  errors: ['ticket_not_found'],
});

export const openStatusPageCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/users/:userId/tickets/:queueDailyCounterId/:counter/status_page',
  summary:
    'The code of the ticket’s status page, which anybody may read who has it; always the same',
  access: 'self',
  params: z.object({ userId: idText, queueDailyCounterId: idText, counter: idText }),
  query: nothing,
  body: emptyBody,
  reply: z.object({ code: z.string() }),
  status: 200,
  errors: ['ticket_not_found'],
});

export const slipCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/merchants/:merchantId/queues/:queueId/daily_counters/:counterId/tickets/:counter/slip',
  summary:
    'The slip of a ticket that staff took for somebody; a ticket that is on a phone has none',
  access: 'owner',
  permission: 'calling',
  keyScope: 'line-up',
  params: z.object({
    merchantId: idText,
    queueId: idText,
    counterId: idText,
    counter: idText,
  }),
  query: nothing,
  body: emptyBody,
  reply: slipSchema,
  status: 200,
  errors: ['queue_not_found', 'ticket_not_found'],
});
