import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { sessionSchema } from '../../entities/session.ts';
import { nothing } from '../../fields.ts';

/** 32 bytes as base64url: the secret that a browser stores, or its digest. */
const digest = z.string().check(z.regex(/^[\w-]{43}$/, '43 letters of base64url'));
const short = z.optional(z.string().check(z.maxLength(2_000)));
const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('invalid_email'));

/** The page that a browser opens to sign in with Facebook; it sends the SHA-256 of a secret that the browser stores. */
export const facebookStartCall = call({
  service: 'identity',
  method: 'GET',
  path: '/auth/facebook',
  summary: 'Send the browser to Facebook',
  access: 'anyone',
  params: nothing,
  query: z.object({ challenge: digest }),
  body: nothing,
  reply: nothing,
  status: 302,
  errors: [],
});

export const facebookReturnCall = call({
  service: 'identity',
  method: 'GET',
  path: '/auth/facebook/callback',
  summary:
    'Where Facebook sends the browser back; leads to the sign-in page with a code of 60 seconds',
  access: 'anyone',
  params: nothing,
  query: z.object({ code: short, state: short, error: short }),
  body: nothing,
  reply: nothing,
  status: 302,
  errors: [],
});

export const facebookFinishCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/facebook/session',
  summary: 'Exchange the code of the redirect, with the secret of this browser, for a session',
  access: 'anyone',
  opensSession: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ code: digest, verifier: digest }),
  reply: sessionSchema,
  status: 200,
  errors: ['facebook_signin_error'],
});

/** IDN-009 */
export const facebookSignInCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/facebook',
  summary: 'Exchange an access token of Facebook for a session',
  access: 'anyone',
  opensSession: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({
    access_token: z.string().check(z.minLength(1), z.maxLength(2_000)),
    email,
  }),
  reply: sessionSchema,
  status: 200,
  errors: ['facebook_signin_error', 'email_already_in_use', 'invalid_email'],
});
