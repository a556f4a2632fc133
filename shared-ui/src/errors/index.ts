export {
  ERROR_AREAS,
  type ErrorAreaName,
  MORE_PASSES_TOAST_MS,
  PASS_OWNER_TOAST_MS,
  type Telling,
} from './error-areas.ts';
export { NOTICES, type NoticeName } from './notices.ts';
export { type ErrorPlan, planFor } from './plan-for.ts';
export { useNotice } from './use-notice.ts';
export { type ToldError, useTellError } from './use-tell-error.ts';
