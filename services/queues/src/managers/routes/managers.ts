import { ApiError, type Route, requireCaller, serve } from '@turno/kit';
import {
  acceptInvitationCall,
  inviteManagerCall,
  type Manager,
  type ManagerInvitation,
  managersCall,
  readInvitationCall,
  removeManagerCall,
  revokeInvitationCall,
} from '@turno/shared-types';
import { runIdempotent } from '../../core/index.ts';
import { acceptInvitation } from '../actions/accept-invitation.ts';
import { inviteManager } from '../actions/invite-manager.ts';
import { removeManager } from '../actions/remove-manager.ts';
import type { Deps } from '../deps.ts';
import { invitationState } from '../rules/invitation.ts';
import type { Invitation } from '../store/invitations.ts';

/** The managers of a merchant, and the invitations to become one. */
export function managerRoutes(deps: Deps): Route[] {
  const { store } = deps;
  return [
    serve(managersCall, async ({ params: { merchantId } }) => {
      const [merchant, invitations] = await Promise.all([
        store.merchants.find(merchantId),
        store.invitations.findOpenOf(merchantId),
      ]);
      const userIds = merchant?.managerIds ?? [];
      return {
        managers: await Promise.all(userIds.map((userId) => presentManager(deps, userId))),
        invitations: invitations.map(presentInvitation),
      };
    }),
    serve(inviteManagerCall, ({ params: { merchantId }, body: { email }, ...sender }) => {
      const by = requireCaller(sender);
      const { userId } = by;
      const { idempotencyKey, locale } = sender;
      const request = [merchantId, email, 'invite'];
      return runIdempotent(deps, { userId, idempotencyKey, request }, async (commandId) =>
        presentInvitation(await inviteManager(deps, { merchantId, email, locale, by, commandId })),
      );
    }),
    serve(revokeInvitationCall, async ({ params: { merchantId, invitationId } }) => {
      if (await store.invitations.revoke(invitationId, merchantId)) return null;
      const found = await store.invitations.find(invitationId);
      const isOurs = found?.merchantId === merchantId;
      throw new ApiError(isOurs ? 'invitation_used' : 'invitation_not_found');
    }),
    serve(removeManagerCall, async ({ params, caller }) => {
      await removeManager(deps, { ...params, by: requireCaller({ caller }).userId });
      return null;
    }),
    serve(readInvitationCall, async ({ body: { token } }) => {
      const invitation = await store.invitations.findByToken(token);
      const merchant = invitation && (await store.merchants.find(invitation.merchantId));
      if (!invitation || !merchant) throw new ApiError('invitation_not_found');
      const { id, name, closedAt } = merchant;
      const state = invitationState(invitation, deps.now());
      const { email } = invitation;
      return { merchant: { id, name }, email, state: closedAt ? ('closed' as const) : state };
    }),
    serve(acceptInvitationCall, ({ body: { token }, caller }) =>
      acceptInvitation(deps, { token, userId: requireCaller({ caller }).userId }),
    ),
  ];
}

function presentInvitation({ id, email, createdAt, expiresAt }: Invitation): ManagerInvitation {
  return {
    id,
    email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** While identity is away the list stays usable, without names. */
async function presentManager({ accounts }: Deps, userId: number): Promise<Manager> {
  const contact = await accounts.contactOf(userId).catch(() => null);
  return { userId, name: contact?.name ?? null, email: contact?.email ?? null };
}
