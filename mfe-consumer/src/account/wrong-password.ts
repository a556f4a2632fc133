import { CallError } from '@turno/shared-ui/http';

/**
 * Assigns `invalid_credentials` to the password field: only the password can be wrong here, and the general text also mentions
 * the address.
 */
export function wrongPassword(error: unknown, message: string): unknown {
  if (!(error instanceof CallError) || error.code !== 'invalid_credentials') return error;
  const errors = [{ field: 'password', message }];
  return new CallError({ code: null, status: error.status, message, errors });
}
