type WaitAndWay = {
  /** Seconds; about nine of ten waits are longer. */
  earliestSeconds: number;
  /** The travel time of the visitor. */
  travelSeconds: number;
};

/** People need a moment to set out, and their journey takes a little longer than they say. */
const [SETTING_OUT_SECONDS, WAY] = [95, 1.1];

/**
 * Seconds until it is time to leave, zero or less after that: nine of ten people who leave then are there when they are called.
 * It is computed again and again and the first "leave" counts, and a queue may speed up during the journey, so it uses the
 * earliest wait of about one in ten.
 */
export function secondsUntilLeaving({ earliestSeconds, travelSeconds }: WaitAndWay): number {
  return Math.floor(earliestSeconds - WAY * travelSeconds - SETTING_OUT_SECONDS);
}

type SafeTime = { beThereBy?: string | undefined; estimatedAt?: string | undefined };

/** The seconds from the estimate until "be there by"; `null` if the estimate contains no such time. */
export function safeSecondsOf({ beThereBy, estimatedAt }: SafeTime): number | null {
  if (beThereBy === undefined || estimatedAt === undefined) return null;
  return (Date.parse(beThereBy) - Date.parse(estimatedAt)) / 1_000;
}

/** The last message about leaving that a visitor got, and when, in ms since the epoch; `held` while the queue does not move. */
export type LeaveNews = { state: 'leave' | 'hurry' | 'later' | 'held'; at: number };

type LeaveFacts = WaitAndWay & {
  /** Seconds; four of five waits are longer, so a person who arrives by then is most likely in time. */
  safeSeconds: number;
  /** Seconds; the median wait. */
  medianSeconds: number;
  /** Whether nobody is called, because the queue is paused. */
  isHeldUp: boolean;
  /** Milliseconds since the epoch. */
  now: number;
};

/** Nobody turns back for less. */
const LATER_SECONDS = 600;
/** If a visitor would be this late, the queue is too fast for them. */
const LATE_SECONDS = 180;

/**
 * The message about leaving that a visitor should get now: once that it is time, and after that only corrections. Returns
 * `told` when there is nothing new.
 */
export function leaveNews(told: LeaveNews | null, facts: LeaveFacts): LeaveNews | null {
  const { isHeldUp, now, safeSeconds, medianSeconds, travelSeconds } = facts;
  const isOnTheWay = told?.state === 'leave' || told?.state === 'hurry';
  if (isHeldUp) return isOnTheWay ? { state: 'held', at: now } : told;
  const seconds = secondsUntilLeaving(facts);
  if (!isOnTheWay) {
    if (seconds > 0) return told;
    // A visitor who would arrive after "be there by" is not promised to be in time.
    return { state: travelSeconds > safeSeconds ? 'hurry' : 'leave', at: now };
  }
  if (seconds > LATER_SECONDS) return { state: 'later', at: now };
  const wayLeft = travelSeconds - (now - told.at) / 1_000;
  const isTooFast = told.state === 'leave' && medianSeconds < wayLeft - LATE_SECONDS;
  return isTooFast ? { state: 'hurry', at: told.at } : told;
}
