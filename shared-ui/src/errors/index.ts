export {
  ERROR_AREAS,
  type ErrorAreaName,
  type ErrorDisplay,
  MORE_PASSES_TOAST_MS,
  PASS_OWNER_TOAST_MS,
} from './error-areas.ts';
export { NOTICES, type NoticeName, useNotice } from './notices.ts';
export { type ErrorPlan, planFor } from './plan-for.ts';
export { type ReportedError, useReportError } from './use-report-error.ts';
