import { ApiError } from '@turno/kit';
import type { RequestHandler } from 'express';

const MAX_BYTES = 100 * 1_024;

/** G-60: refuses a body by its announced length; one that announces none is measured by the service that reads it. */
export const bodyLimit: RequestHandler = (request, response, next) => {
  const bytes = Number(request.get('content-length') ?? 0);
  if (bytes <= MAX_BYTES) {
    next();
    return;
  }
  // The rest of the body would be read as the next request.
  response.set('Connection', 'close');
  next(new ApiError('payload_too_large'));
};
