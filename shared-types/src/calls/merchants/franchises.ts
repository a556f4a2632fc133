import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { merchantSchema } from '../../entities/merchant.ts';
import { id, idText, instant, namedSchema, nothing } from '../../fields.ts';
import { emptyBody, invitationToken } from '../../input-fields.ts';
import { email } from '../accounts/credentials.ts';

/** S-07: the team of a franchising consists of managers of merchants with a confirmed e-mail address of its domains. */
export const createFranchiseInvitationCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/franchising/:franchisingId/invitations',
  summary: 'Create an invitation by which one merchant joins the franchising',
  access: 'merchant',
  params: z.object({ franchisingId: idText }),
  query: nothing,
  body: emptyBody,
  reply: z.object({ token: z.string(), expiresAt: instant }),
  status: 201,
  errors: ['franchising_not_found', 'franchise_email_required'],
});

export const mailFranchiseInvitationCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/franchising/:franchisingId/invitations/mails',
  summary: 'Mail an invitation by which one merchant joins the franchising',
  access: 'merchant',
  params: z.object({ franchisingId: idText }),
  query: nothing,
  body: z.strictObject({ email }),
  reply: nothing,
  status: 204,
  errors: [
    'franchising_not_found',
    'franchise_email_required',
    'invitations_exceeded',
    'invalid_email',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

export const readFranchiseInvitationCall = call({
  service: 'queues',
  method: 'POST',
  path: '/public/franchise_invitations/read',
  summary: 'Which franchising an invitation is of, by the token of its link',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: invitationToken }),
  reply: z.object({
    franchising: namedSchema,
    state: z.enum(['open', 'used', 'declined']),
  }),
  status: 200,
  errors: ['franchise_invitation_invalid'],
});

/** Nobody can use a declined invitation any more; declining it again changes nothing. */
export const declineFranchiseInvitationCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/franchise_invitations/decline',
  summary: 'Decline an invitation to a franchising that nobody has used',
  access: 'merchant',
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: invitationToken }),
  reply: nothing,
  status: 204,
  errors: ['franchise_invitation_invalid'],
});

/** S-07: by an invitation, or by the confirmed e-mail address of the caller. */
export const joinFranchiseCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/merchants/:merchantId/franchising',
  summary: 'Join a franchising by an invitation or by a confirmed e-mail address of its domains',
  access: 'owner',
  permission: 'team',
  activity: 'join-franchising',
  params: z.object({ merchantId: idText }),
  query: nothing,
  body: z.union([
    z.strictObject({ invitation: invitationToken }),
    z.strictObject({ franchisingId: id }),
  ]),
  reply: merchantSchema,
  status: 200,
  errors: [
    'merchant_not_found',
    'franchising_not_found',
    'franchise_email_required',
    'franchise_invitation_invalid',
  ],
});

/** Queues asks identity for the confirmed address of a person. */
export const confirmedEmailCall = call({
  service: 'identity',
  method: 'GET',
  path: '/internal/users/:userId/confirmed_email',
  summary: 'The e-mail address of an account, if its owner has confirmed it',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: nothing,
  reply: z.object({ email: z.nullable(z.string()) }),
  status: 200,
  errors: [],
});
