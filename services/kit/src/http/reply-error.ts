import { types } from 'node:util';
import { ERRORS, type ErrorBody } from '@turno/shared-types';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { ApiError } from '../api-error.ts';
import { isDatabaseAway } from '../database/database-errors.ts';
import { logOf } from './request-log.ts';

/** An API error on the wire (G-23): `errors[0].message` always equals `message`; details follow. */
export function errorBody({ code, message, payload, fields }: ApiError): ErrorBody {
  const first = { message, field: fields[0]?.field ?? null };
  const details = fields.filter((each) => each.message !== code);
  return { error_code: code, message, error: code, errors: [first, ...details], payload };
}

/** Sends an API error in the common format; a temporary one says when to retry. */
export function replyApiError(response: Response, apiError: ApiError): void {
  if (apiError.code === 'service_unavailable') response.set('Retry-After', '1');
  const wait = apiError.payload?.retryAfterSeconds;
  if (typeof wait === 'number') response.set('Retry-After', String(wait));
  response.set('Cache-Control', 'no-store');
  response.status(ERRORS[apiError.code].status).json(errorBody(apiError));
}

/** Answers paths without a route. */
export const replyNotFound: RequestHandler = (_request, response) => {
  replyApiError(response, new ApiError('not_found'));
};

/** The last handler of every service: the only place that decides which part of an error the caller may see. */
export const replyError: ErrorRequestHandler = (error, _request, response, _next) => {
  const apiError = toApiError(error);
  if (apiError.code === 'internal_server_error') logOf(response)?.error({ err: error }, 'bug');
  const isUnavailable = ERRORS[apiError.code].status >= 500;
  if (apiError.code === 'service_unavailable' || apiError.cause !== undefined)
    logOf(response)?.warn({ err: error }, isUnavailable ? 'unavailable' : 'refused');
  // Aborts a response that has begun, so that the client does not mistake it for a complete one.
  if (response.headersSent) response.destroy();
  else replyApiError(response, apiError);
};

/** Converts a thrown value to an API error: an unknown error is a bug, and its message is not sent. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseAway(error)) return new ApiError('service_unavailable');
  const status = httpStatusOf(error);
  if (status === 413) return new ApiError('payload_too_large');
  // The parser supports neither the charset nor the content encoding of the body.
  if (status === 415) return new ApiError('unsupported_media_type');
  // Malformed JSON, or a broken percent encoding in the path.
  if (status !== null && status >= 400 && status < 500)
    return new ApiError('validation_error', null, isNoJson(error) ? [NO_JSON] : []);
  return new ApiError('internal_server_error');
}

const NO_JSON = { message: 'a body that is a JSON object', field: null };

/** Whether the body parser found no JSON object; its own message would quote the body. */
function isNoJson(error: unknown): boolean {
  return types.isNativeError(error) && 'type' in error && error.type === 'entity.parse.failed';
}

function httpStatusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}
