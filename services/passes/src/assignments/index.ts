/** What users do with their passes: give one to a person, for good, and activate it for a day. */
export { completeActivations } from './activate-passes.ts';
export { assignmentRoutes } from './routes.ts';
