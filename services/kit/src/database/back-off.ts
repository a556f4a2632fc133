const [FIRST_MS, MAX_MS] = [4, 100];

/**
 * How long a command waits before a retry after another command was faster. The time is random, so that commands of several
 * processes do not collide again, and grows with each attempt.
 */
export function backOffMs(attempt: number): number {
  return Math.random() * Math.min(MAX_MS, FIRST_MS * 2 ** attempt);
}
