import { ApiError, codeOf, logOf, replyApiError } from '@turno/kit';
import type { Response } from 'express';
import type { Addresses } from './addresses.ts';

/** Answers 503 when a service did not respond, or cuts off a response that it did not complete. */
export function replyUnavailable(
  addresses: Addresses,
  error: Error,
  { origin, response }: { origin: string; response: Response },
): void {
  if (response.destroyed) return;
  if (codeOf(error) === 'ECONNREFUSED') addresses.markDown(origin);
  logOf(response)?.warn({ err: error, address: origin }, 'a service is unavailable');
  // A response that has begun is cut off, so that the client does not take half of it for the whole.
  if (response.headersSent) response.destroy();
  else replyApiError(response, new ApiError('service_unavailable'));
}
