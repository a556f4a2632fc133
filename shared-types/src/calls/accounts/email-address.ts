import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { idText, nothing } from '../../fields.ts';
import { emptyBody } from '../../input-fields.ts';
import { isAddressFor } from '../../rules/people/email.ts';
import { email, password } from './credentials.ts';

export const confirmEmailCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/confirm-email',
  summary: 'Confirm an e-mail address by the token of a mailed link, good for a day and one use',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({ email: z.string() }),
  status: 200,
  errors: ['link_expired', 'link_used', 'email_already_in_use'],
});

export const mailConfirmationCall = call({
  service: 'identity',
  method: 'POST',
  path: '/private/users/:userId/email-confirmation',
  summary:
    'Mail another link that confirms the new e-mail address of the account, or the current one',
  access: 'self',
  params: z.object({ userId: idText }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['email_already_verified', 'not_found', 'rate_limited'],
});

export const changeEmailCall = call({
  service: 'identity',
  method: 'PUT',
  path: '/private/users/:userId/email',
  summary:
    'Mail a link to another e-mail address, which replaces the current one once it is opened; the current one cancels that. Accounts without a password need a sign-in of the last ten minutes',
  access: 'self',
  params: z.object({ userId: idText }),
  query: nothing,
  body: z.strictObject({
    email: email.check(z.refine((text) => isAddressFor('ROLE_USER', text), 'invalid_email')),
    password: z.optional(password),
  }),
  reply: nothing,
  status: 204,
  errors: ['invalid_credentials', 'signin_too_old', 'invalid_email', 'not_found', 'rate_limited'],
});

export const cancelEmailChangeCall = call({
  service: 'identity',
  method: 'DELETE',
  path: '/private/users/:userId/email/change',
  summary: 'Cancel the change of address that waits to be confirmed; its links no longer work',
  access: 'self',
  params: z.object({ userId: idText }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: [],
});

/**
 * Queues reports that the person of an account holds a secret that was mailed only to this address. If it is the account's
 * address, it counts as confirmed; the reply contains the address that is now confirmed.
 */
export const confirmMailedAddressCall = call({
  service: 'identity',
  method: 'PUT',
  path: '/internal/users/:userId/confirmed_email',
  summary: 'Confirm the address of an account, to which another service has mailed a secret',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: z.strictObject({ email }),
  reply: z.object({ email: z.nullable(z.string()) }),
  status: 200,
  errors: ['invalid_email'],
});
