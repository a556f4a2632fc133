import { ApiError } from '../api-error.ts';
import { isDatabaseAway } from '../database/database-errors.ts';

/** What to answer for anything that was thrown: unknown things are bugs and answer 500 without a word of theirs. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseAway(error)) return new ApiError('service_unavailable');
  const status = httpStatusOf(error);
  if (status === 413) return new ApiError('payload_too_large');
  // Malformed JSON, an unknown charset, a broken percent sign in the path: the sender's fault.
  if (status !== null && status >= 400 && status < 500) return new ApiError('validation_error');
  return new ApiError('internal_server_error');
}

function httpStatusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}
