import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { guestTicketsSchema, transferredTicketsSchema } from '../../entities/guest-tickets.ts';
import { personInPassesSchema, personInQueuesSchema } from '../../entities/person-data.ts';
import { id, idText, instant, nothing } from '../../fields.ts';
import { emptyBody } from '../../input-fields.ts';

/** Identity asks queues for all data that it stores about a person. */
export const personInQueuesCall = call({
  service: 'queues',
  method: 'GET',
  path: '/internal/users/:userId/data',
  summary: 'All that queues holds of a person',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: nothing,
  reply: personInQueuesSchema,
  status: 200,
  errors: [],
});

/** Identity asks passes for all data that it stores about a person. */
export const personInPassesCall = call({
  service: 'passes',
  method: 'GET',
  path: '/internal/users/:userId/data',
  summary: 'All that passes holds of a person',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: nothing,
  reply: personInPassesSchema,
  status: 200,
  errors: [],
});

/** Queues asks identity for the confirmed address of an account that is being erased, until both have erased it. */
export const erasedAddressCall = call({
  service: 'identity',
  method: 'GET',
  path: '/internal/erasures/:userId',
  summary: 'The confirmed address of an account that is being erased; null for none',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: nothing,
  reply: z.object({
    erased: z.nullable(z.object({ email: z.string(), requestedAt: instant })),
  }),
  status: 200,
  errors: [],
});

/** Identity has queues revoke the API keys that a stranger may have created with another person's account. */
export const revokeKeysOfPersonCall = call({
  service: 'queues',
  method: 'DELETE',
  path: '/internal/users/:userId/api_keys',
  summary: 'Revoke every API key that an account has made',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: [],
});

/** S-16: identity has queues transfer the tickets of a guest who signed in. */
export const transferTicketsCall = call({
  service: 'queues',
  method: 'POST',
  path: '/internal/users/:userId/transfers',
  summary: 'Transfer the tickets of a guest to an account; repeating it transfers nothing twice',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: z.strictObject({
    guestId: id,
    /** The session that the guest opened by signing in. */
    sessionId: z.optional(z.string()),
  }),
  reply: transferredTicketsSchema,
  status: 200,
  errors: [],
});

/** S-16: transfers tickets that stayed with a guest, once the account has room for them. */
export const takeGuestTicketsCall = call({
  service: 'identity',
  method: 'POST',
  path: '/private/users/:userId/guest_tickets',
  summary: 'Transfer the tickets that stayed with a guest when the guest signed in',
  access: 'self',
  params: z.object({ userId: idText }),
  query: nothing,
  /** The token of the guest; an expired one has no tickets left. */
  body: z.strictObject({ guestToken: z.string().check(z.minLength(1), z.maxLength(4_000)) }),
  reply: guestTicketsSchema,
  status: 200,
  errors: [],
});
