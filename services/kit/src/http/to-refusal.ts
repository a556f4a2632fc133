import { isDatabaseAway } from '../database/database-errors.ts';
import { Refusal } from '../refusal.ts';

/** What to answer for anything that was thrown: unknown things are bugs and answer 500 without a word of theirs. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return new Refusal('service_unavailable');
  const status = httpStatusOf(error);
  if (status === 413) return new Refusal('payload_too_large');
  // Malformed JSON, an unknown charset, a broken percent sign in the path: the sender's fault.
  if (status !== null && status >= 400 && status < 500) return new Refusal('validation_error');
  return new Refusal('internal_server_error');
}

function httpStatusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}
