import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { managerInvitationSchema, managerSchema } from '../../entities/manager.ts';
import { staffRoleSchema } from '../../entities/staff-role.ts';
import { id, idText, namedSchema, nothing } from '../../fields.ts';
import { emptyBody, line } from '../../input-fields.ts';
import { email } from '../accounts/credentials.ts';

const merchantParams = z.object({ merchantId: idText });
const path = '/private/merchants/:merchantId';
/** The secret of an invitation's link: 256 bits in base64url. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'token'));

export const managersCall = call({
  service: 'queues',
  method: 'GET',
  path: `${path}/managers`,
  summary:
    'The team of a merchant with its roles, and for owners the open invitations; others see themselves',
  access: 'owner',
  permission: 'membership',
  params: merchantParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    managers: z.array(managerSchema),
    invitations: z.array(managerInvitationSchema),
  }),
  status: 200,
  errors: [],
});

export const inviteManagerCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/manager_invitations`,
  summary:
    'Invite a person by e-mail to a role at the merchant; again to the same address mails a new link',
  access: 'owner',
  permission: 'team',
  activity: 'invite',
  params: merchantParams,
  query: nothing,
  body: z.strictObject({ email, role: staffRoleSchema }),
  reply: managerInvitationSchema,
  status: 201,
  errors: [
    'email_not_verified',
    'invalid_email',
    'already_manager',
    'managers_exceeded',
    'invitations_exceeded',
    'merchant_not_found',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

export const revokeInvitationCall = call({
  service: 'queues',
  method: 'DELETE',
  path: `${path}/manager_invitations/:invitationId`,
  summary: 'Revoke an invitation; its links end',
  access: 'owner',
  permission: 'team',
  activity: 'revoke-invitation',
  params: z.object({ merchantId: idText, invitationId: line(64).check(z.minLength(1)) }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['invitation_not_found', 'invitation_used'],
});

export const removeManagerCall = call({
  service: 'queues',
  method: 'DELETE',
  path: `${path}/managers/:userId`,
  summary:
    'Remove a person from the team, or leave; a merchant keeps one owner until it closes for good',
  access: 'owner',
  permission: 'membership',
  activity: 'leave-team',
  params: z.object({ merchantId: idText, userId: idText }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['forbidden', 'last_owner', 'manager_not_found'],
});

export const changeRoleCall = call({
  service: 'queues',
  method: 'PUT',
  path: `${path}/managers/:userId`,
  summary: 'Change the role of a person of the team; the last owner stays one',
  access: 'owner',
  permission: 'team',
  activity: 'change-role',
  params: z.object({ merchantId: idText, userId: idText }),
  query: nothing,
  body: z.strictObject({ role: staffRoleSchema }),
  reply: nothing,
  status: 204,
  errors: ['last_owner', 'manager_not_found'],
});

export const handOverCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/managers/:userId/hand_over`,
  summary: 'Hand the merchant over: the other person becomes an owner, and who asks a manager',
  access: 'owner',
  permission: 'team',
  activity: 'hand-over',
  params: z.object({ merchantId: idText, userId: idText }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['manager_not_found'],
});

/** Requires no account: the page of the link shows it before anybody signs in. */
export const readInvitationCall = call({
  service: 'queues',
  method: 'POST',
  path: '/public/manager_invitations/read',
  summary: 'What an invitation is for, by the token of its link',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: z.strictObject({ token }),
  reply: z.object({
    merchant: namedSchema,
    email: z.string(),
    role: staffRoleSchema,
    state: z.enum(['open', 'accepted', 'revoked', 'expired', 'closed']),
  }),
  status: 200,
  errors: ['invitation_not_found'],
});

export const acceptInvitationCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/manager_invitations/accept',
  summary: 'Accept an invitation, with the account of the invited e-mail address',
  access: 'signed-in',
  activity: 'join-team',
  params: nothing,
  query: nothing,
  body: z.strictObject({ token }),
  reply: z.object({ merchantId: id }),
  status: 200,
  errors: [
    'invitation_not_found',
    'invitation_expired',
    'invitation_revoked',
    'invitation_used',
    'invitation_other_account',
    'merchant_account_required',
    'email_not_verified',
    'managers_exceeded',
    'merchant_closed_for_good',
  ],
});

/** Only the single owner of a merchant may close it; closing again changes nothing. */
export const closeMerchantCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/close_for_good`,
  summary: 'Close a merchant for good: the people who wait are told, and nobody can join any more',
  access: 'merchant',
  activity: 'close-for-good',
  params: merchantParams,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['merchant_not_found', 'forbidden', 'other_owners'],
});
