/** Reports: the figures of a merchant's days, from daily roll-ups and the tickets of the current day. */
export { rollUpDays } from './actions/roll-up.ts';
export type { Deps } from './deps.ts';
export { reportRoutes } from './routes/reports.ts';
export { addTallies, type HourTally, type RollUp } from './rules/tally.ts';
export { hourOf } from './rules/tally-tickets.ts';
export { bucketOf } from './rules/wait-buckets.ts';
export { createRollUps } from './store/roll-ups.ts';
