/** The team of a merchant: people are invited by e-mail, removed, or leave; an open merchant always keeps an owner. */
export { finishInvitations } from './actions/accept-invitation.ts';
export { finishStaffChanges } from './actions/changed-staff.ts';
export { enqueueClosedMails } from './actions/closed-merchant.ts';
export { countInvitation } from './actions/count-invitation.ts';
export { enqueueDisabledWebhooks, sendManagerMail } from './actions/disabled-webhooks.ts';
export { finishHandOvers } from './actions/handed-over-merchant.ts';
export { enqueueDueMails } from './actions/invite-manager.ts';
export { finishKeyRevocations, leaveMerchant } from './actions/remove-manager.ts';
export { createAccountsClient } from './clients/accounts.ts';
export type { Deps } from './deps.ts';
export { managerRoutes } from './routes/managers.ts';
export { createInvitations } from './store/invitations.ts';
export { createManagers } from './store/managers.ts';
