/** The types of passes, and the passes that staff create of them. */
export { issuingRoutes } from './routes.ts';
