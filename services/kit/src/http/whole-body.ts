import type { RequestHandler } from 'express';
import { ApiError } from '../api-error.ts';

/**
 * Refuses a request whose sender left before its body was read: the parser passes it on as if it had none, and a call
 * that can do without would do something else than was asked. Runs right after the parser.
 */
export const wholeBody: RequestHandler = (request, _response, next) => {
  const isAnnounced =
    Number(request.get('content-length') ?? 0) > 0 ||
    request.get('transfer-encoding') !== undefined;
  const isGone = request.destroyed || !request.socket.readable;
  next(
    isAnnounced && isGone && request.body === undefined
      ? new ApiError('validation_error')
      : undefined,
  );
};
