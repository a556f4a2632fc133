const WAIT_SECONDS = [60, 120, 300, 900, 1_800, 3_600] as const;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

/** When a mail that is being sent for the n-th time (from 0) is due again, should nothing be heard of it. */
export function nextMailTry(tries: number, now: Date): Date {
  const seconds = WAIT_SECONDS[tries] ?? 3_600;
  return new Date(now.getTime() + seconds * 1_000);
}

/** Whether a mail is so old that nobody waits for it any more. */
export function isMailGivenUp(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() > GIVE_UP_AFTER_MS;
}
