import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LOCALES } from '../../constants.ts';
import { passkeySchema } from '../../entities/passkey.ts';
import { personInPassesSchema, personInQueuesSchema } from '../../entities/person-data.ts';
import { accountSessionSchema, ROLES } from '../../entities/session.ts';
import { id, idText, instant, nothing } from '../../fields.ts';
import { emptyBody } from '../../input-fields.ts';
import { accountName, password } from './credentials.ts';

const account = z.object({
  id,
  email: z.string(),
  name: z.nullable(z.string()),
  role: z.enum(ROLES),
  signsInWithFacebook: z.boolean(),
  emailVerified: z.boolean(),
  /** The address that replaces this one once it is confirmed. */
  newEmail: z.nullable(z.string()),
});

export const accountCall = call({
  service: 'identity',
  method: 'GET',
  path: '/private/users/:userId',
  summary: 'Whose account it is',
  access: 'self',
  params: z.object({ userId: idText }),
  query: nothing,
  body: nothing,
  reply: account,
  status: 200,
  errors: ['not_found'],
});

export const changeNameCall = call({
  service: 'identity',
  method: 'PUT',
  path: '/private/users/:userId/name',
  summary: 'Change the name of the account, which teams and invitations show',
  access: 'self',
  roles: ['ROLE_USER', 'ROLE_MERCHANT'],
  params: z.object({ userId: idText }),
  query: nothing,
  body: z.strictObject({ name: accountName.check(z.minLength(1, 'required')) }),
  reply: account,
  status: 200,
  errors: ['not_found'],
});

export const sessionsCall = call({
  service: 'identity',
  method: 'GET',
  path: '/private/users/:userId/sessions',
  summary: 'Where a user is signed in, the session used last first',
  access: 'self',
  params: z.object({ userId: idText }),
  query: nothing,
  body: nothing,
  reply: z.array(accountSessionSchema),
  status: 200,
  errors: [],
});

export const endSessionCall = call({
  service: 'identity',
  method: 'DELETE',
  path: '/private/users/:userId/sessions/:sessionId',
  summary: 'End one of the user’s sessions everywhere',
  access: 'self',
  params: z.object({ userId: idText, sessionId: z.string().check(z.maxLength(64)) }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['not_found'],
});

export const endOtherSessionsCall = call({
  service: 'identity',
  method: 'DELETE',
  path: '/private/users/:userId/sessions',
  summary: 'End all of the user’s sessions but the one that sends this, everywhere',
  access: 'self',
  params: z.object({ userId: idText }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: [],
});

export const exportAccountCall = call({
  service: 'identity',
  method: 'POST',
  path: '/private/users/:userId/export',
  summary: 'Everything we hold of a user, as one document',
  access: 'self',
  params: z.object({ userId: idText }),
  query: nothing,
  body: emptyBody,
  reply: z.object({
    createdAt: instant,
    account: z.object({
      id,
      email: z.string(),
      emailVerified: z.boolean(),
      newEmail: z.nullable(z.string()),
      name: z.nullable(z.string()),
      role: z.enum(ROLES),
      createdAt: instant,
      /** To within a day; `null` for a guest. */
      lastUsedAt: z.nullable(instant),
      /** The language of mails that are not sent in response to a request. */
      locale: z.nullable(z.enum(LOCALES)),
      /** The user's id at Facebook, if they sign in that way. */
      facebookId: z.nullable(z.string()),
      passkeys: z.array(passkeySchema),
    }),
    sessions: z.array(accountSessionSchema),
    /** Mails that are not sent yet. */
    mails: z.array(z.object({ kind: z.string(), to: z.string(), writtenAt: instant })),
    /** Networks the user has signed in from, of which only digests are stored. */
    familiarNetworks: z.array(z.object({ rememberedUntil: instant })),
    queues: personInQueuesSchema,
    passes: personInPassesSchema,
  }),
  status: 200,
  errors: ['service_unavailable'],
});

export const deleteAccountCall = call({
  service: 'identity',
  method: 'DELETE',
  path: '/private/users/:userId',
  summary: 'Delete the account and everything we hold of its owner',
  access: 'self',
  params: z.object({ userId: idText }),
  query: nothing,
  body: z.strictObject({ password: z.optional(password) }),
  reply: nothing,
  status: 204,
  errors: ['invalid_credentials', 'signin_too_old', 'last_owner', 'rate_limited'],
});
