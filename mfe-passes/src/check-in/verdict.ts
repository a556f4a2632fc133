import { checkInCall, type ErrorCode } from '@turno/shared-types';
import { CallError } from '@turno/shared-ui/http';

const VERDICTS: ReadonlySet<ErrorCode> = new Set([
  ...checkInCall.errors.filter((code) => code !== 'idempotency_key_reused'),
  // A code that is no code of ours, such as a whole business card.
  'validation_error' as const,
]);

/** Whether a failed check says something about the ticket; anything else is trouble on the way and keeps nobody out. */
export function isVerdict(error: unknown): boolean {
  return error instanceof CallError && error.code !== null && VERDICTS.has(error.code);
}
