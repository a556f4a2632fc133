const [FIRST_MS, MAX_MS] = [4, 100];

/**
 * How long a command waits before it tries again what another one was faster with. It is at random, so that commands of
 * several processes do not meet again, and longer each time.
 */
export function backOffMs(attempt: number): number {
  return Math.random() * Math.min(MAX_MS, FIRST_MS * 2 ** attempt);
}
