import type { ErrorCode } from '@turno/shared-types';

type Facts = {
  code: ErrorCode | null;
  /** HTTP status; 0 when no answer came. */
  status: number;
  payload?: Record<string, unknown> | null;
  message: string;
  cause?: unknown;
};

/** A call that was refused, failed, or never got an answer. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode | null;
  readonly status: number;
  readonly payload: Record<string, unknown> | null;

  constructor({ code, status, payload = null, message, cause }: Facts) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.payload = payload;
  }

  /** Whether the services could not be reached at all. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}
