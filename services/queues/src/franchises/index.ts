/** How merchants join franchisings: by a confirmed e-mail address, by an invitation, by an operator (S-07); and what else a confirmed address changes. */
export { createInvitation, sendFranchiseInvitation } from './actions/invitations.ts';
export {
  findInvitation,
  franchisingInUse,
  joinByEmail,
  joinByInvitation,
  joinFranchise,
  leaveFranchise,
} from './actions/join-franchise.ts';
export { joinIfAllowed, verifyMerchants } from './actions/verify-merchants.ts';
export { createConfirmedEmails } from './clients/confirmed-emails.ts';
export type { Deps } from './deps.ts';
export { franchiseRoutes } from './routes/franchises.ts';
export { createFranchiseInvitations } from './store/invitations.ts';
