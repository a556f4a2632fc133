import { ApiError, runEach } from '@turno/kit';
import { ignoreApiErrors } from '../../core/index.ts';
import { announceMerchant } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import { acceptViolation, MAX_MANAGERS } from '../rules/invitation.ts';
import type { Invitation } from '../store/invitations.ts';

/**
 * S-08: adds the account of the invited address to the team. An unconfirmed address is confirmed first. Then one conditional
 * update uses the invitation up; the sweeper completes what an interrupted process leaves. The person who accepted may repeat
 * the request.
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
  // The link was mailed only to this address, so whoever has it can read that mailbox.
  const isConfirmed =
    account.emailVerified || (await accounts.confirmAddress(userId, invitation.email));
  if (!isConfirmed) throw new ApiError('email_not_verified');
  // Another request used it up, or it was revoked or renewed with another role meanwhile; the next read decides.
  if (!(await store.invitations.accept(invitation, userId))) {
    return acceptInvitation(deps, { token, userId });
  }
  return join(deps, { ...invitation, joining: true }, userId);
}

/**
 * Adds the person who accepted to the team, once: a person who was removed since is not added again. The acceptance and its
 * line in the activity have ids derived from the invitation, so every process that completes it has the same effect.
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
  // An account that was deleted meanwhile has already been erased and must not manage anything.
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

/** The reason why a person could not join the team: they were removed since, no seat is free, or the merchant has closed. */
async function joinError({ store }: Deps, merchantId: number): Promise<ApiError> {
  const merchant = await store.merchants.find(merchantId);
  if (!merchant || merchant.closedAt) return new ApiError('merchant_closed_for_good');
  if (merchant.team.length < MAX_MANAGERS) return new ApiError('invitation_used');
  return new ApiError('managers_exceeded', { n: MAX_MANAGERS });
}

/** Completes a bounded batch of accepted invitations whose process died. */
export async function finishInvitations(deps: Deps, limit: number): Promise<void> {
  await runEach(await deps.store.invitations.findJoining(limit), async (invitation) => {
    const { acceptedBy } = invitation;
    if (acceptedBy !== undefined) await join(deps, invitation, acceptedBy).catch(ignoreApiErrors);
  });
}
