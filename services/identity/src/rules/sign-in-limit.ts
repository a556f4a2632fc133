/** Wrong passwords one address may give for one account before it has to wait. */
export const FREE_FAILURES = 10;

/** How long it waits after the tenth, eleventh, … failure; the last one repeats. */
export const BLOCK_SECONDS = [60, 120, 300, 600, 900] as const;

/** How long failures count against an account and address after the latest of them. */
export const FORGET_AFTER_SECONDS = 86_400;

/** Seconds until another attempt may be made; 0 when it may be made now. */
export function secondsBlocked(attempts: { blockedUntil: Date | null }, now: Date): number {
  if (!attempts.blockedUntil) return 0;
  return Math.max(0, Math.ceil((attempts.blockedUntil.getTime() - now.getTime()) / 1_000));
}
