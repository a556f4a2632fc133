/** The activity of staff at a merchant; a separate entry point, because few pages need it. */
export { activityCall } from './calls/merchants/activity.ts';
export {
  ACTIVITY_GROUPS,
  type Activity,
  type ActivityGroup,
  type ActivityKind,
  type Entry,
} from './entities/activity.ts';
