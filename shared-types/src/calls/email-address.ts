import * as z from 'zod/mini';
import { call } from '../call.ts';
import { emptyBody, idText, nothing } from '../fields.ts';

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
  errors: ['link_expired', 'link_used'],
});

export const mailConfirmationCall = call({
  service: 'identity',
  method: 'POST',
  path: '/private/users/:userId/email-confirmation',
  summary: 'Mail another link that confirms the e-mail address of the account',
  access: 'self',
  params: z.object({ userId: idText }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['email_already_verified', 'not_found', 'rate_limited'],
});
