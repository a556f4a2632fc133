/** The activity of staff (S-08): one line for each command that changed something, kept 90 days. */
export { recordCommand } from './actions/record-command.ts';
export type { Deps } from './deps.ts';
export { activityRoutes } from './routes/activity.ts';
export type { ActivityLine } from './rules/activity-line.ts';
export { type ActivityDocument, activityDocument, createActivities } from './store/activities.ts';
