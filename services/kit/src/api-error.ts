import { ERRORS, type ErrorCode, errorMessage } from '@turno/shared-types';
import { isOutcomeUnknown } from '@turno/shared-types/rules';

type Field = { message: string; field: string | null };

/** An error that the caller can act on, with a code of the shared table; anything else that is thrown is a bug. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly payload: Record<string, unknown> | null;
  /** The invalid inputs, in the order of the schema. */
  readonly fields: readonly Field[];

  constructor(
    code: ErrorCode,
    payload: Record<string, unknown> | null = null,
    fields: readonly Field[] = [],
    /** `cause`: the underlying failure, for the log only. */
    options: { cause?: unknown } = {},
  ) {
    super(errorMessage(code, payload), options);
    this.code = code;
    this.payload = payload;
    this.fields = fields;
  }

  /** An API error caused by another failure, which is logged with it. */
  static because(code: ErrorCode, cause: unknown): ApiError {
    return new ApiError(code, null, [], { cause });
  }
}

/**
 * Whether a request was rejected, so that it had no effect and never will. A service that is unavailable or times out may have
 * executed it; work that has begun is then kept until a retry brings certainty.
 */
export function isRejection(error: unknown): error is ApiError {
  return error instanceof ApiError && !isOutcomeUnknown(ERRORS[error.code].status);
}
