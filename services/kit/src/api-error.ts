import { type ErrorCode, errorMessage } from '@turno/shared-types';

type Field = { message: string; field: string | null };

/** An error the caller can act on, with a code of the shared table; anything else that is thrown is a bug. */
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
  ) {
    super(errorMessage(code, payload));
    this.code = code;
    this.payload = payload;
    this.fields = fields;
  }
}
