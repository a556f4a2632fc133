const LATELY_MS = 10 * 60_000;

/** Whether a session was opened a moment ago: it stands for a password where somebody has none. */
export function isSignedInLately({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= LATELY_MS;
}
