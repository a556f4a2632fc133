import { ERRORS } from '@turno/shared-types';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { ApiError } from '../api-error.ts';
import { errorBody } from './error-body.ts';
import { logOf } from './request-log.ts';
import { toApiError } from './to-api-error.ts';

/** Answers a refusal in the one shape; those that pass by themselves say when to come back. */
export function replyApiError(response: Response, refusal: ApiError): void {
  if (refusal.code === 'service_unavailable') response.set('Retry-After', '1');
  const wait = refusal.payload?.retryAfterSeconds;
  if (typeof wait === 'number') response.set('Retry-After', String(wait));
  response.set('Cache-Control', 'no-store');
  response.status(ERRORS[refusal.code].status).json(errorBody(refusal));
}

/** Any path that nobody serves. */
export const replyNotFound: RequestHandler = (_request, response) => {
  replyApiError(response, new ApiError('not_found'));
};

/** The last handler of every service: the only place that decides what a caller may see of an error. */
export const replyError: ErrorRequestHandler = (error, _request, response, _next) => {
  const refusal = toApiError(error);
  if (refusal.code === 'internal_server_error') logOf(response)?.error({ err: error }, 'bug');
  if (refusal.code === 'service_unavailable') logOf(response)?.warn({ err: error }, 'unavailable');
  // An answer that has begun can only be cut off, so that nobody takes half of it for the whole.
  if (response.headersSent) response.destroy();
  else replyApiError(response, refusal);
};
