import { type Route, requireCaller, runIdempotent, serve } from '@turno/kit';
import {
  createFranchiseInvitationCall,
  declineFranchiseInvitationCall,
  franchisingTeamCall,
  mailFranchiseInvitationCall,
  readFranchiseInvitationCall,
} from '@turno/shared-types';
import {
  declineInvitation,
  inviteFromTeam,
  mailFromTeam,
  readInvitation,
} from '../actions/invitations.ts';
import { readTeam } from '../actions/join-franchise.ts';
import type { Deps } from '../deps.ts';

/** Invitations to franchisings. */
export function franchiseRoutes(deps: Deps): Route[] {
  return [
    serve(createFranchiseInvitationCall, async ({ caller, params: { franchisingId } }) => {
      const { userId } = requireCaller({ caller });
      const { token, expiresAt } = await inviteFromTeam(deps, { userId, franchisingId });
      return { token, expiresAt: expiresAt.toISOString() };
    }),
    serve(mailFranchiseInvitationCall, ({ params, body: { email }, ...sender }) => {
      const { franchisingId } = params;
      const { userId } = requireCaller(sender);
      const { idempotencyKey, locale } = sender;
      const request = [franchisingId, email, 'franchise-invitation'];
      return runIdempotent(deps, { userId, idempotencyKey, request }, async (commandId) => {
        await mailFromTeam(deps, { userId, franchisingId, email, locale, commandId });
        return null;
      });
    }),
    serve(franchisingTeamCall, ({ params: { franchisingId, userId }, body: { merchantIds } }) =>
      readTeam(deps, { franchisingId, userId, merchantIds }),
    ),
    serve(readFranchiseInvitationCall, ({ body: { token } }) => readInvitation(deps, token)),
    serve(declineFranchiseInvitationCall, async ({ body: { token } }) => {
      await declineInvitation(deps, token);
      return null;
    }),
  ];
}
