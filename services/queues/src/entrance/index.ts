/** The entrance: staff and scanners check tickets in, part by part for a party, and undo entries. */
export { venueOf } from './actions/passes-due.ts';
export { checkInRoutes } from './routes/check-in.ts';
