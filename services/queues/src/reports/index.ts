/** Reports: what the days of a merchant's queues come to, from daily roll-ups and the tickets of the present day. */
export { rollUpDays } from './actions/roll-up.ts';
export type { Deps } from './deps.ts';
export { reportRoutes } from './routes/reports.ts';
export { addTallies, type HourTally, type RollUp } from './rules/tally.ts';
export { hourOf } from './rules/tally-tickets.ts';
export { bucketOf } from './rules/wait-buckets.ts';
export { createRollUps } from './store/roll-ups.ts';
