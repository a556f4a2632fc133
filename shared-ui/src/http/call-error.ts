import type { ErrorCode } from '@turno/shared-types';
import { type HTTPError, isHTTPError, isNetworkError, isTimeoutError } from 'ky';

/** The problem of one field of a request; `field` is `null` if the server names none. */
type FieldProblem = { message: string; field: string | null };

type Facts = {
  code: ErrorCode | null;
  /** HTTP status; 0 when no answer came. */
  status: number;
  payload?: Record<string, unknown> | null;
  message: string;
  errors?: readonly FieldProblem[];
  isTimedOut?: boolean;
  cause?: unknown;
};

/** A call that failed or was never answered. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode | null;
  readonly status: number;
  readonly payload: Record<string, unknown> | null;
  readonly errors: readonly FieldProblem[];
  /** Whether the request timed out; the services may have carried it out. */
  readonly isTimedOut: boolean;

  constructor(facts: Facts) {
    const { code, status, payload = null, message, errors = [], isTimedOut = false, cause } = facts;
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.payload = payload;
    this.errors = errors;
    this.isTimedOut = isTimedOut;
  }

  /** Whether no answer came. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

/**
 * Converts a thrown value to a CallError, with the code `null` if the body is unknown. Returns `null` for anything but an API
 * error or a network failure: that is a bug in the program.
 */
export function asCallError(error: unknown): CallError | null {
  if (error instanceof CallError) return error;
  if (isNetworkError(error)) return unanswered(error);
  if (isTimeoutError(error)) {
    const message = 'No answer in time';
    return new CallError({ code: null, status: 0, message, isTimedOut: true, cause: error });
  }
  return isHTTPError(error) ? apiError(error) : null;
}

/** The error of a call whose answer did not arrive, or only in part. */
export function unanswered(cause: unknown): CallError {
  return new CallError({ code: null, status: 0, message: 'No connection', cause });
}

function apiError(error: HTTPError): CallError {
  const body = recordOf(error.data);
  const { status, headers } = error.response;
  const seconds = Number(headers.get('retry-after') ?? '');
  const wait = status === 429 && seconds > 0 ? { retryAfterSeconds: seconds } : null;
  return new CallError({
    code: isCode(body.error_code) ? body.error_code : codeOfStatus(status),
    status,
    payload: body.payload ? { ...wait, ...recordOf(body.payload) } : wait,
    message: typeof body.message === 'string' ? body.message : '',
    errors: Array.isArray(body.errors) ? body.errors.flatMap(fieldProblem) : [],
    cause: error,
  });
}

/** The code for an answer without one, so that pages never show the text of a proxy. */
function codeOfStatus(status: number): ErrorCode | null {
  if (status === 429) return 'rate_limited';
  if (status === 502 || status === 503 || status === 504) return 'service_unavailable';
  return status >= 500 ? 'internal_server_error' : null;
}

/** Any code. Whether the catalogue knows it is checked where it is translated. */
function isCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value !== '';
}

function fieldProblem(value: unknown): FieldProblem[] {
  const { message, field } = recordOf(value);
  return typeof message === 'string'
    ? [{ message, field: typeof field === 'string' ? field : null }]
    : [];
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
