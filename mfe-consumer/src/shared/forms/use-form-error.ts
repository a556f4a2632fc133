import { type ErrorAreaName, useTellError } from '@turno/shared-ui/errors';
import { CallError } from '@turno/shared-ui/http';

const BUSY = new Set([429, 503]);

/**
 * Turns a failure into what a form shows of it: at the field its area blames, or under the form. Nobody's field is to
 * blame for a network that is away or a service that has too much to do.
 */
export function useBlame(area: ErrorAreaName): (thrown: unknown) => unknown {
  const tell = useTellError();
  return (thrown) => {
    if (!(thrown instanceof CallError) || thrown.isOffline || BUSY.has(thrown.status)) {
      return thrown;
    }
    if (thrown.errors.some(({ field }) => field !== null)) return thrown;
    const told = tell(area, thrown);
    if (!told) return thrown;
    const errors = told.as === 'field' ? [{ field: told.field, message: told.text }] : [];
    return new CallError({ code: null, status: thrown.status, message: told.text, errors });
  };
}
