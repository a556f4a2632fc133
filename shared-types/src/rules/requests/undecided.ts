// The request may have run, or will be let through later: 408 timeout, 425 too early, 429 too many.
const UNDECIDED = new Set([408, 425, 429]);

/**
 * Whether the HTTP status of a failed call (0 when no answer came) leaves open what became of it: the same request,
 * under the same key, may then be sent again.
 */
export function isUndecided(status: number): boolean {
  return status === 0 || status >= 500 || UNDECIDED.has(status);
}
