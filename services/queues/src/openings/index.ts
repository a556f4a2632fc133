/** Opening hours of a merchant: weekly rows, special dates and closings. */
export { assertHoursMayChange } from './actions/assert-hours.ts';
export type { Deps } from './deps.ts';
export { openingRoutes } from './routes/openings.ts';
export { openedDate } from './rules/hours-in-use.ts';
export { changedOpenings } from './rules/opening-rows.ts';
