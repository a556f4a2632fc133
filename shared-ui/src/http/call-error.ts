import type { ErrorCode } from '@turno/shared-types';

/** What is wrong with one field of what was sent; `null` where the server names none. */
export type FieldProblem = { message: string; field: string | null };

type Facts = {
  code: ErrorCode | null;
  /** HTTP status; 0 when no answer came. */
  status: number;
  payload?: Record<string, unknown> | null;
  message: string;
  errors?: readonly FieldProblem[];
  cause?: unknown;
};

/** A call that failed or was never answered. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode | null;
  readonly status: number;
  readonly payload: Record<string, unknown> | null;
  readonly errors: readonly FieldProblem[];

  constructor({ code, status, payload = null, message, errors = [], cause }: Facts) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.payload = payload;
    this.errors = errors;
  }

  /** Whether the services could not be reached at all. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}
