import { type ErrorCode, errorMessage } from '@turno/shared-types';

type Field = { message: string; field: string | null };

/** An error the caller can act on, by its code in the one table; anything else that is thrown is a bug. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly payload: Record<string, unknown> | null;
  /** The inputs that were judged wrong, first one first. */
  readonly fields: readonly Field[];

  constructor(
    code: ErrorCode,
    payload: Record<string, unknown> | null = null,
    fields: readonly Field[] = [],
  ) {
    super(errorMessage(code, payload));
    this.code = code;
    this.payload = payload;
    this.fields = fields;
  }
}
