/** The desks of a merchant (S-20): things with a name that call tickets. Every merchant has one without a name besides. */
export type { Deps } from './deps.ts';
export { deskRoutes } from './routes/desks.ts';
export { createDesks } from './store/desks.ts';
