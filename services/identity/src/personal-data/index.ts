/**
 * Personal data: showing, renaming, exporting and deleting an account. A deletion is repeated until every service has confirmed
 * that nothing is left.
 */
export { createPeople } from './clients.ts';
export { confirmErasure, eraseExpiredGuests, resumeErasures } from './delete-account.ts';
export { personalDataRoutes } from './routes.ts';
export { eraseUnusedAccounts } from './unused-accounts.ts';
