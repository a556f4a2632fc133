import { CallError } from '@turno/shared-ui/http';
import type { ErrorAreaName } from './error-areas.ts';
import { useReportError } from './use-report-error.ts';

const BUSY = new Set([429, 503]);

/**
 * Turns an error into what a form shows of it: at the field that its area names, or under the form. An unreachable or
 * overloaded service is no field's error.
 */
export function useFormError(area: ErrorAreaName): (thrown: unknown) => unknown {
  const reportError = useReportError();
  return (thrown) => {
    if (!(thrown instanceof CallError) || thrown.isOffline || BUSY.has(thrown.status)) {
      return thrown;
    }
    if (thrown.errors.some(({ field }) => field !== null)) return thrown;
    const reported = reportError(area, thrown);
    if (!reported) return thrown;
    const errors =
      reported.as === 'field' ? [{ field: reported.field, message: reported.text }] : [];
    return new CallError({ code: null, status: thrown.status, message: reported.text, errors });
  };
}
