// The server may have executed the request, or may accept it later: 408 timeout, 425 too early, 429 too many.
const UNKNOWN = new Set([408, 425, 429]);

/**
 * Whether a failed call may have taken effect, judged by its HTTP status (0 without a response). The client may then
 * retry the same request under the same idempotency key.
 */
export function isOutcomeUnknown(status: number): boolean {
  return status === 0 || status >= 500 || UNKNOWN.has(status);
}
