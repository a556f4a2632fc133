/** Waits: the estimate, what a queue learns for it, and the decisions based on it. */
export { isTooLate } from './rules/waits/closing-time.ts';
export { type EndedDay, learnDay } from './rules/waits/learn-day.ts';
export {
  type LeaveNews,
  leaveNews,
  safeSecondsOf,
  secondsUntilLeaving,
} from './rules/waits/leave-now.ts';
export { NEW_PROFILE, type PaceProfile } from './rules/waits/pace-profile.ts';
export type { Call } from './rules/waits/rounds.ts';
export {
  type WaitBasis,
  type WaitContext,
  type WaitEstimator,
  waitEstimator,
} from './rules/waits/wait-estimator.ts';
