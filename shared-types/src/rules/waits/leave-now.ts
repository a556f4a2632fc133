type WaitAndWay = {
  /** Seconds; about nine of ten waits are longer. */
  earliestSeconds: number;
  /** How far away the visitor is. */
  travelSeconds: number;
};

/** People need a moment to go, and their way takes a little longer than they say. */
const [SETTING_OUT_SECONDS, WAY] = [95, 1.1];

/**
 * How long there is until it is time to leave, zero or less once it is: nine of ten who are told so are there when they are
 * called. Asked again and again, where the first yes counts, and a queue may speed up while somebody is on the way: the
 * earliest wait is that of about one in ten.
 */
export function secondsUntilLeaving({ earliestSeconds, travelSeconds }: WaitAndWay): number {
  return Math.floor(earliestSeconds - WAY * travelSeconds - SETTING_OUT_SECONDS);
}

type SafeTime = { beThereBy?: string | undefined; estimatedAt?: string | undefined };

/** From the estimate until "be there by", in seconds; `null` where it names no such time. */
export function safeSecondsOf({ beThereBy, estimatedAt }: SafeTime): number | null {
  if (beThereBy === undefined || estimatedAt === undefined) return null;
  return (Date.parse(beThereBy) - Date.parse(estimatedAt)) / 1_000;
}

/** The latest news about leaving that a visitor got, and when, in ms since the epoch; `held` while the queue does not move. */
export type LeaveNews = { state: 'leave' | 'hurry' | 'later' | 'held'; at: number };

type LeaveFacts = WaitAndWay & {
  /** Seconds; four of five waits are longer: whoever arrives by then is most likely in time. */
  safeSeconds: number;
  /** Seconds; half of the waits are shorter. */
  medianSeconds: number;
  /** Whether nobody is called, because the queue is paused. */
  isHeldUp: boolean;
  /** Milliseconds since the epoch. */
  now: number;
};

/** Nobody turns round for less. */
const LATER_SECONDS = 600;
/** A queue is too fast for somebody who will be so late. */
const LATE_SECONDS = 180;

/**
 * What a visitor is to be told about leaving now: once that it is time, and after that only what corrects it. The same as
 * before when there is no news.
 */
export function leaveNews(told: LeaveNews | null, facts: LeaveFacts): LeaveNews | null {
  const { isHeldUp, now, safeSeconds, medianSeconds, travelSeconds } = facts;
  const isOnTheWay = told?.state === 'leave' || told?.state === 'hurry';
  if (isHeldUp) return isOnTheWay ? { state: 'held', at: now } : told;
  const seconds = secondsUntilLeaving(facts);
  if (!isOnTheWay) {
    if (seconds > 0) return told;
    // A visitor who would arrive after "be there by" gets no promise to be in time.
    return { state: travelSeconds > safeSeconds ? 'hurry' : 'leave', at: now };
  }
  if (seconds > LATER_SECONDS) return { state: 'later', at: now };
  const wayLeft = travelSeconds - (now - told.at) / 1_000;
  const isTooFast = told.state === 'leave' && medianSeconds < wayLeft - LATE_SECONDS;
  return isTooFast ? { state: 'hurry', at: told.at } : told;
}
