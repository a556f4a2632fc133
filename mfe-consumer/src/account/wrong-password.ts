import { CallError } from '@turno/shared-ui/http';

/** Puts `invalid_credentials` at the password: only it can be wrong here, and the general text names the address too. */
export function wrongPassword(error: unknown, message: string): unknown {
  if (!(error instanceof CallError) || error.code !== 'invalid_credentials') return error;
  const errors = [{ field: 'password', message }];
  return new CallError({ code: null, status: error.status, message, errors });
}
