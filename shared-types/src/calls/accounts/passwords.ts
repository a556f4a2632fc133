import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { sessionSchema } from '../../entities/session.ts';
import { nothing } from '../../fields.ts';
import { email, newPassword, password } from './credentials.ts';

const newPasswordBody = z
  .strictObject({
    newPassword,
    /** The current password, sent by the holder of a token. */
    password: z.optional(password.check(z.minLength(1))),
    /** The mailed token, in place of the current password. */
    resetToken: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  })
  .check(
    z.refine((body) => (body.password === undefined) !== (body.resetToken === undefined), {
      error: 'either password or resetToken',
      path: ['password'],
    }),
  );

export const newPasswordCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/new-password',
  summary: 'Set another password, by the one in force or by a mailed token; all other sessions end',
  access: 'anyone',
  accepts: ['password-change'],
  params: nothing,
  query: nothing,
  body: newPasswordBody,
  reply: sessionSchema,
  status: 200,
  errors: [
    'unauthorized',
    'invalid_old_password',
    'equal_passwords',
    'password_too_short',
    'password_too_common',
  ],
});

export const resetPasswordCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Mail a link that sets another password, good for one hour and one use',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: z.strictObject({ email }),
  reply: z.object({}),
  status: 200,
  errors: ['user_not_found', 'facebook_account', 'invalid_email'],
});
