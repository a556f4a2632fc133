import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  createdPasskeySchema,
  passkeyCreationSchema,
  passkeyId,
  passkeyRequestSchema,
  passkeySchema,
  passkeySignatureSchema,
} from '../../entities/passkey.ts';
import { sessionSchema } from '../../entities/session.ts';
import { idText, nothing } from '../../fields.ts';
import { emptyBody, line } from '../../input-fields.ts';
import { password } from './credentials.ts';

const path = '/private/users/:userId/passkeys';
const userParams = z.object({ userId: idText });
const passkeyParams = z.object({ userId: idText, passkeyId });
const name = line(40).check(z.minLength(1));
/** Needed unless the session was opened in the last ten minutes. */
const proof = z.strictObject({ password: z.optional(password) });

export const passkeysCall = call({
  service: 'identity',
  method: 'GET',
  path,
  summary: 'The passkeys of a user, the oldest first',
  access: 'self',
  params: userParams,
  query: nothing,
  body: nothing,
  reply: z.array(passkeySchema),
  status: 200,
  errors: [],
});

export const beginPasskeyCall = call({
  service: 'identity',
  method: 'POST',
  path: `/private/users/:userId/passkey-options`,
  summary:
    'What the browser needs to create a passkey; its challenge is good for ten minutes and one use',
  access: 'self',
  params: userParams,
  query: nothing,
  body: proof,
  reply: passkeyCreationSchema,
  status: 200,
  errors: ['invalid_credentials', 'signin_too_old', 'passkey_needs_account', 'passkeys_exceeded'],
});

export const addPasskeyCall = call({
  service: 'identity',
  method: 'POST',
  path,
  summary: 'Add the passkey that the browser created; its owner gets a mail',
  access: 'self',
  params: userParams,
  query: nothing,
  body: z.strictObject({ name, credential: createdPasskeySchema }),
  reply: passkeySchema,
  status: 201,
  errors: ['passkey_not_accepted', 'passkey_challenge_expired', 'passkeys_exceeded'],
});

export const renamePasskeyCall = call({
  service: 'identity',
  method: 'PUT',
  path: `${path}/:passkeyId`,
  summary: 'Rename a passkey',
  access: 'self',
  params: passkeyParams,
  query: nothing,
  body: z.strictObject({ name }),
  reply: passkeySchema,
  status: 200,
  errors: ['not_found'],
});

export const removePasskeyCall = call({
  service: 'identity',
  method: 'DELETE',
  path: `${path}/:passkeyId`,
  summary: 'Remove a passkey; the last one stays where there is no other way to sign in',
  access: 'self',
  params: passkeyParams,
  query: nothing,
  body: proof,
  reply: nothing,
  status: 204,
  errors: ['not_found', 'invalid_credentials', 'signin_too_old', 'last_sign_in_method'],
});

export const passkeyChallengeCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/passkey/options',
  summary:
    'What the browser needs to sign in with a passkey; its challenge is good for ten minutes and one use',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: emptyBody,
  reply: passkeyRequestSchema,
  status: 200,
  errors: [],
});

export const passkeySignInCall = call({
  service: 'identity',
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Exchange the signature of a passkey for a session',
  access: 'anyone',
  opensSession: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ credential: passkeySignatureSchema }),
  reply: sessionSchema,
  status: 200,
  errors: ['passkey_not_accepted', 'passkey_challenge_expired'],
});
