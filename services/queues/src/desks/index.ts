/** The desks of a merchant (S-20): named places that call tickets. Every merchant also has one desk without a name. */
export type { Deps } from './deps.ts';
export { deskRoutes } from './routes/desks.ts';
export { createDesks } from './store/desks.ts';
