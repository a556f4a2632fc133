import { ApiError } from '@turno/kit';
import type { RequestHandler } from 'express';
import { apiKeyOf } from './rate-limit.ts';

/**
 * G-51: accepts the apps whose key is listed; an empty list accepts all. The key identifies an app and is not a secret. An
 * EventSource cannot send headers, so the query may carry the key too. The API key of a merchant's own system identifies the
 * app as well; a service verifies it.
 */
export function clientKeyCheck(keys: readonly string[]): RequestHandler {
  const known = new Set(keys);
  if (known.size === 0) return (_request, _response, next) => next();
  return (request, _response, next) => {
    const key = request.get('x-client-key') ?? request.query.client_key;
    if (apiKeyOf(request) !== null || (typeof key === 'string' && known.has(key))) next();
    else next(new ApiError('client_key_wrong'));
  };
}
