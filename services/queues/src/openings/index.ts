/** Opening hours of a merchant: weekly rows, special dates and closings. */
export { openingRoutes } from './routes/openings.ts';
export { changedOpenings } from './rules/opening-rows.ts';
