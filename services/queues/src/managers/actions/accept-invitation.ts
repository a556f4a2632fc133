import { ApiError, runEach } from '@turno/kit';
import { ignoreApiErrors } from '../../core/index.ts';
import { announceMerchant } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import { acceptViolation, MAX_MANAGERS } from '../rules/invitation.ts';
import type { Invitation } from '../store/invitations.ts';

/**
 * S-08: adds the account of the invited address to the team. The invitation is used up first, by one conditional update;
 * the sweeper completes what an interrupted process leaves. An unconfirmed address is confirmed before that. Accepting again
 * is not an error for the one who accepted.
 */
export async function acceptInvitation(
  deps: Deps,
  { token, userId }: { token: string; userId: number },
): Promise<{ merchantId: number }> {
  const { store, accounts, now } = deps;
  const invitation = await store.invitations.findByToken(token);
  if (!invitation) throw new ApiError('invitation_not_found');
  const { merchantId } = invitation;
  if (invitation.acceptedBy === userId) {
    const isMember = (await store.merchants.roleAt(merchantId, userId)) !== null;
    if (invitation.joining || isMember) return join(deps, invitation, userId);
  }
  const account = await accounts.contactOf(userId);
  if (!account) throw new ApiError('invitation_other_account');
  const violation = acceptViolation(invitation, account, now());
  if (violation) throw new ApiError(violation.code, violation.payload ?? null);
  const merchant = await store.merchants.find(merchantId);
  if (!merchant || merchant.closedAt) throw new ApiError('merchant_closed_for_good');
  if (merchant.team.length >= MAX_MANAGERS) {
    throw new ApiError('managers_exceeded', { n: MAX_MANAGERS });
  }
  // The link was mailed to this address alone, so whoever has it reads that mailbox.
  const isConfirmed =
    account.emailVerified || (await accounts.confirmAddress(userId, invitation.email));
  if (!isConfirmed) throw new ApiError('email_not_verified');
  // Another request used it up, or it was revoked or opened with another role meanwhile: the next look says which.
  if (!(await store.invitations.accept(invitation, userId))) {
    return acceptInvitation(deps, { token, userId });
  }
  return join(deps, { ...invitation, joining: true }, userId);
}

/**
 * Adds the one who accepted to the team, once: a person who was removed since is not added again. The acceptance is named
 * by the invitation, and the line in the activity by it, so that every process that completes it does the same.
 */
async function join(deps: Deps, invitation: Invitation, userId: number) {
  const { store, accounts, now } = deps;
  const { id, merchantId, role, joining, createdAt } = invitation;
  if (!joining) return { merchantId };
  const acceptance = `${id}.${createdAt.getTime()}`;
  const isAdded = await store.managers.add(
    merchantId,
    { userId, role, since: now() },
    { most: MAX_MANAGERS, acceptance },
  );
  // An account that was deleted meanwhile has been erased already, and must not manage anything.
  if (isAdded && (await accounts.contactOf(userId)) === null) {
    await store.managers.leave(merchantId, userId);
  }
  if (isAdded) {
    const line = { merchantId, at: now(), kind: 'join-team' as const, userId };
    await store.activities.add(`joined.${acceptance}`, line);
  }
  await store.invitations.endJoining(id, userId);
  if (!isAdded) throw await joinError(deps, merchantId);
  await store.lastMerchants.put(userId, merchantId);
  await announceMerchant(deps, merchantId);
  return { merchantId };
}

/** Why a person could not join the team: removed since, no free seat any more, or the merchant closed meanwhile. */
async function joinError({ store }: Deps, merchantId: number): Promise<ApiError> {
  const merchant = await store.merchants.find(merchantId);
  if (!merchant || merchant.closedAt) return new ApiError('merchant_closed_for_good');
  if (merchant.team.length < MAX_MANAGERS) return new ApiError('invitation_used');
  return new ApiError('managers_exceeded', { n: MAX_MANAGERS });
}

/** Completes accepted invitations whose process died, a bounded batch. */
export async function finishInvitations(deps: Deps, limit: number): Promise<void> {
  await runEach(await deps.store.invitations.findJoining(limit), async (invitation) => {
    const { acceptedBy } = invitation;
    if (acceptedBy !== undefined) await join(deps, invitation, acceptedBy).catch(ignoreApiErrors);
  });
}
