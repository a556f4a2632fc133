import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { sessionSchema } from '../../entities/session.ts';
import { nothing } from '../../fields.ts';
import { emptyBody } from '../../input-fields.ts';
import { isAddressFor } from '../../rules/people/email.ts';
import { SIGN_UP_ROLES } from '../../rules/people/roles.ts';
import { accountName, email, newPassword, password } from './credentials.ts';

/** The roles for sign-up; each role has two spellings (G-56). */
const signUpRole = z.pipe(
  z.enum(['user', 'guest', 'merchant', 'ROLE_USER', 'ROLE_GUEST', 'ROLE_MERCHANT'], 'invalid_role'),
  z.transform((role) => SIGN_UP_ROLES[role]),
);

const hexText = z.string().check(z.regex(/^[0-9a-f]+$/));

/** All parameters of a puzzle: its signature covers all of them, and clients may drop undeclared fields. */
const botChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hexText.check(z.length(32)),
    salt: hexText.check(z.length(32)),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: hexText,
    keySignature: hexText,
    expiresAt: z.int(),
    data: z.object({ site: z.string() }),
  }),
  signature: hexText,
});

export const botChallengeCall = call({
  service: 'identity',
  method: 'GET',
  path: '/auth/challenge',
  summary: 'A fresh bot-check puzzle; it creates one account',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: botChallenge,
  status: 200,
  errors: ['captcha_key_missing'],
});

const signUpBody = z
  .strictObject({
    email,
    password: newPassword,
    roles: z.array(signUpRole).check(z.length(1, 'invalid_role')),
    /** Required of merchants (IDN-008). */
    name: z.optional(accountName),
    captchaToken: z.optional(z.string().check(z.maxLength(4_000))),
  })
  .check(
    z.refine(({ roles: [role], email }) => role === undefined || isAddressFor(role, email), {
      error: 'invalid_email',
      path: ['email'],
    }),
    z.refine(({ roles: [role], name }) => role !== 'ROLE_MERCHANT' || Boolean(name), {
      error: 'required',
      path: ['name'],
    }),
  );

export const signUpCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/signup',
  summary:
    'Register a user, a guest with generated credentials, or a merchant, whose token is only good to end the registration. A failed sign-up leaves its puzzle usable',
  access: 'anyone',
  opensSession: true,
  params: nothing,
  query: nothing,
  body: signUpBody,
  reply: sessionSchema,
  status: 201,
  location: '/private/users/{id}',
  errors: [
    'email_already_in_use',
    'captcha_error',
    'captcha_key_missing',
    'password_too_short',
    'password_too_common',
    'invalid_email',
    'invalid_role',
  ],
});

export const toggleSessionCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/toggle-session',
  summary: "Exchange a new merchant's token for a full session, once",
  access: 'merchant',
  accepts: ['new-merchant'],
  params: nothing,
  query: nothing,
  body: emptyBody,
  reply: sessionSchema,
  status: 200,
  errors: ['session_complete'],
});

export const signInCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/signin',
  summary: 'Exchange e-mail and password for a session',
  access: 'anyone',
  opensSession: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ email, password }),
  reply: sessionSchema,
  status: 200,
  errors: ['invalid_credentials', 'invalid_email', 'use_facebook_signin'],
});

export const meCall = call({
  service: 'identity',
  method: 'GET',
  path: '/auth/me',
  summary: 'The session of the token that is sent',
  access: 'signed-in',
  accepts: ['password-change'],
  params: nothing,
  query: nothing,
  body: nothing,
  reply: sessionSchema,
  status: 200,
  errors: [],
});

export const signOutCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/signout',
  summary: 'End the session of the token that is sent',
  access: 'signed-in',
  accepts: ['password-change', 'new-merchant'],
  params: nothing,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: [],
});
