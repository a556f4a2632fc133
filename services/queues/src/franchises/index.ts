/**
 * The ways for merchants to join franchisings: a confirmed e-mail address, an invitation, an operator (S-07); and the other
 * effects of a confirmed address.
 */
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
