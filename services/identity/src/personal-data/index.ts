/**
 * Personal data: the owner's view of the account, its name, its export, and its deletion, repeated until every service
 * has confirmed that nothing is left.
 */
export { createPeople } from './clients.ts';
export { confirmErasure, eraseExpiredGuests, resumeErasures } from './delete-account.ts';
export { personalDataRoutes } from './routes.ts';
export { eraseUnusedAccounts } from './unused-accounts.ts';
