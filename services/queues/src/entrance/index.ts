/** The door: staff and scanners check tickets in, in parts where a party is several people, and take entries back. */
export { venueOf } from './actions/passes-due.ts';
export { checkInRoutes } from './routes/check-in.ts';
