import { isErrorCode } from '@turno/shared-types';
import { HTTPError } from 'ky';
import { CallError } from './call-error.ts';

/** Turns whatever a request threw into a CallError; a body that is not ours leaves the code unknown. */
export function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (!(error instanceof HTTPError)) {
    return new CallError({ code: null, status: 0, message: 'No connection', cause: error });
  }
  const body = recordOf(error.data);
  const { status } = error.response;
  return new CallError({
    code: isErrorCode(body.error_code) ? body.error_code : null,
    status,
    payload: body.payload ? recordOf(body.payload) : null,
    message: typeof body.message === 'string' ? body.message : 'Internal server error',
    cause: error,
  });
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
