import { ApiError } from '@turno/kit';
import type { RequestHandler } from 'express';

const MAX_BYTES = 100 * 1_024;

/** G-60: rejects a body by its `Content-Length`; the service that reads a body without one measures it. */
export const bodyLimit: RequestHandler = (request, response, next) => {
  const bytes = Number(request.get('content-length') ?? 0);
  if (bytes <= MAX_BYTES) {
    next();
    return;
  }
  // On a connection that stays open the rest of the body would be read as the next request.
  response.set('Connection', 'close');
  next(new ApiError('payload_too_large'));
};
