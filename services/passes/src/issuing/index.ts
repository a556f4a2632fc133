/** The types of passes, and the passes that staff create of them. */
export { OperatorError, operate } from './operate.ts';
export { issuingRoutes } from './routes.ts';
