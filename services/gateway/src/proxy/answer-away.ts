import { ApiError, codeOf, logOf, replyApiError } from '@turno/kit';
import type { Response } from 'express';
import type { Addresses } from './addresses.ts';

/** What a client is told when a service did not answer, or not to the end. */
export function answerAway(
  addresses: Addresses,
  error: Error,
  { origin, response }: { origin: string; response: Response },
): void {
  if (response.destroyed) return;
  if (codeOf(error) === 'ECONNREFUSED') addresses.markDown(origin);
  logOf(response)?.warn({ err: error, address: origin }, 'a service is away');
  // An answer that has begun can only be cut off, so that nobody takes half of it for the whole.
  if (response.headersSent) response.destroy();
  else replyApiError(response, new ApiError('service_unavailable'));
}
