import { ApiError, type Route, repliedIf, requireCaller, runIdempotent, serve } from '@turno/kit';
import {
  acceptInvitationCall,
  changeRoleCall,
  handOverCall,
  inviteManagerCall,
  type Manager,
  type ManagerInvitation,
  managersCall,
  readInvitationCall,
  removeManagerCall,
  revokeInvitationCall,
} from '@turno/shared-types';
import { may } from '@turno/shared-types/rules';
import type { TeamMember } from '../../merchants/index.ts';
import { acceptInvitation } from '../actions/accept-invitation.ts';
import { changeRole, handOver } from '../actions/change-team.ts';
import { inviteManager } from '../actions/invite-manager.ts';
import { removeManager } from '../actions/remove-manager.ts';
import type { Deps } from '../deps.ts';
import { invitationState } from '../rules/invitation.ts';
import type { Invitation } from '../store/invitations.ts';

/** The team of a merchant, and the invitations to it. */
export function managerRoutes(deps: Deps): Route[] {
  return [...teamRoutes(deps), ...invitationRoutes(deps)];
}

function teamRoutes(deps: Deps): Route[] {
  const { store } = deps;
  return [
    serve(managersCall, async ({ params: { merchantId }, caller }) => {
      const { userId, staffRole = null } = requireCaller({ caller });
      const [merchant, invitations] = await Promise.all([
        store.merchants.find(merchantId),
        may(staffRole, 'team') ? store.invitations.findOpenOf(merchantId) : [],
      ]);
      // People who may read the activity may see the names in it.
      const isShown = (member: TeamMember) =>
        may(staffRole, 'activity') || member.userId === userId;
      const team = (merchant?.team ?? []).filter(isShown);
      return {
        managers: await Promise.all(team.map((member) => presentManager(deps, member))),
        invitations: invitations.map(presentInvitation),
      };
    }),
    serve(removeManagerCall, async ({ params, caller }) => {
      const by = requireCaller({ caller }).userId;
      return repliedIf(await removeManager(deps, { ...params, by }), null);
    }),
    serve(changeRoleCall, async ({ params, body, caller }) => {
      const by = requireCaller({ caller }).userId;
      return repliedIf(await changeRole(deps, { ...params, ...body, by }), null);
    }),
    serve(handOverCall, async ({ params, caller }) => {
      await handOver(deps, { ...params, by: requireCaller({ caller }).userId });
      return null;
    }),
  ];
}

function invitationRoutes(deps: Deps): Route[] {
  const { store } = deps;
  return [
    serve(inviteManagerCall, ({ params: { merchantId }, body: { email, role }, ...sender }) => {
      const by = requireCaller(sender);
      const { userId } = by;
      const { idempotencyKey, locale } = sender;
      const request = [merchantId, email, role, 'invite'];
      return runIdempotent(deps, { userId, idempotencyKey, request }, async (commandId) =>
        presentInvitation(
          await inviteManager(deps, { merchantId, email, role, locale, by, commandId }),
        ),
      );
    }),
    serve(revokeInvitationCall, async ({ params: { merchantId, invitationId } }) => {
      const before = await store.invitations.revoke(invitationId, merchantId);
      if (before) return repliedIf(before === 'open', null);
      const found = await store.invitations.find(invitationId);
      const isOurs = found?.merchantId === merchantId;
      throw new ApiError(isOurs ? 'invitation_used' : 'invitation_not_found');
    }),
    serve(readInvitationCall, async ({ body: { token } }) => {
      const invitation = await store.invitations.findByToken(token);
      const merchant = invitation && (await store.merchants.find(invitation.merchantId));
      if (!invitation || !merchant) throw new ApiError('invitation_not_found');
      const { id, name, closedAt } = merchant;
      const state = invitationState(invitation, deps.now());
      const { email, role } = invitation;
      return { merchant: { id, name }, email, role, state: closedAt ? ('closed' as const) : state };
    }),
    serve(acceptInvitationCall, ({ body: { token }, caller }) =>
      acceptInvitation(deps, { token, userId: requireCaller({ caller }).userId }),
    ),
  ];
}

function presentInvitation(invitation: Invitation): ManagerInvitation {
  const { id, email, role, createdAt, expiresAt } = invitation;
  return {
    id,
    email,
    role,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** While identity is unavailable the list stays usable, without names. */
async function presentManager({ accounts }: Deps, member: TeamMember): Promise<Manager> {
  const { userId, role, since } = member;
  const contact = await accounts.contactOf(userId).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  return {
    userId,
    role,
    name: contact?.name ?? null,
    email: contact?.email ?? null,
    since: since?.toISOString() ?? null,
  };
}
