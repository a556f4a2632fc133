import * as z from 'zod/mini';
import { call } from '../call.ts';
import { sessionSchema } from '../entities/session.ts';
import { emptyBody, line, nothing } from '../fields.ts';
import { isPasswordLongEnough } from '../rules/password.ts';

// Argon2 reads every byte it is given: a bound keeps one sign-in from costing as much as a thousand.
const password = z.string().check(z.maxLength(200));
const newPassword = z
  .string()
  .check(z.maxLength(200), z.refine(isPasswordLongEnough, 'password_too_short'));
const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('invalid_email'));

/** What a person may sign up as; both spellings are one role (G-56). */
const signUpRole = z.pipe(
  z.enum(['user', 'guest', 'ROLE_USER', 'ROLE_GUEST'], 'invalid_role'),
  z.transform((role) => (role.endsWith('GUEST') || role === 'guest' ? 'ROLE_GUEST' : 'ROLE_USER')),
);

export const botChallengeCall = call({
  service: 'identity',
  method: 'GET',
  path: '/auth/challenge',
  summary: 'A fresh bot-check puzzle; it can be used once',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.looseObject({ parameters: z.looseObject({}), signature: z.optional(z.string()) }),
  status: 200,
  refusals: [],
});

export const signUpCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/signup',
  summary: 'Register a user, or a guest with generated credentials',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    email,
    password: newPassword,
    roles: z.array(signUpRole).check(z.length(1, 'invalid_role')),
    name: z.optional(line(120)),
    captchaToken: z.optional(z.string().check(z.maxLength(4_000))),
  }),
  reply: sessionSchema,
  status: 201,
  refusals: [
    'email_already_in_use',
    'captcha_error',
    'password_too_short',
    'invalid_email',
    'invalid_role',
  ],
});

export const signInCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/signin',
  summary: 'Exchange e-mail and password for a session',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: z.strictObject({ email, password }),
  reply: sessionSchema,
  status: 200,
  refusals: ['invalid_credentials'],
});

export const meCall = call({
  service: 'identity',
  method: 'GET',
  path: '/auth/me',
  summary: 'The session of the token that is sent',
  access: 'signed-in',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: sessionSchema,
  status: 200,
  refusals: [],
});

export const signOutCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/signout',
  summary: 'End the session of the token that is sent',
  access: 'signed-in',
  params: nothing,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  refusals: [],
});
