/** Assignments of passes by users: giving one to a person permanently, and activating it for a day. */
export { completeActivations } from './activate-passes.ts';
export { assignmentRoutes } from './routes.ts';
