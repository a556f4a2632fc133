/** Opening hours of a merchant: weekly rows, special dates and closings. */
export { changeHours } from './actions/change-hours.ts';
export { type CounterInUse, fenceAll, loadCountersInUse } from './actions/counters-in-use.ts';
export type { Deps } from './deps.ts';
export { openingRoutes } from './routes/openings.ts';
export { changedOpenings } from './rules/opening-rows.ts';
