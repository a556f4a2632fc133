import { type LocalTime, localTime } from '../time/zoned-time.ts';
import { NEW_ERRORS, type QuoteErrors } from './quote-errors.ts';

/** A weighted sum and its weight. */
export type Tally = { sum: number; weight: number };

/** What the past days of a queue show about its pace; older days weigh less. Its size does not grow. */
export type PaceProfile = {
  /** Seconds of busy time, weighted by the calls in it. */
  pace: Tally;
  /** By hour of the day: the time of a call relative to the pace of its day. */
  hours: Record<string, Tally>;
  /** By day of the week, 0 for Sunday: the logarithm of its pace relative to the usual one. */
  weekdays: Record<string, Tally>;
  /** The squared deviations of single calls from their neighbours, relative to the usual pace. */
  noise: Tally;
  /** The squared deviations of rows of calls from the usual pace beyond that noise, relative to it. */
  change: Tally;
  /** The share of tickets whose holders left before they were called. */
  left: Tally;
  errors: QuoteErrors;
};

const NOTHING: Tally = { sum: 0, weight: 0 };

export const NEW_PROFILE: PaceProfile = {
  pace: NOTHING,
  hours: {},
  weekdays: {},
  noise: NOTHING,
  change: NOTHING,
  left: NOTHING,
  errors: NEW_ERRORS,
};

export type PaceSettings = {
  /** People served together, by several desks or as one group. */
  capacity: number;
  /** The merchant's setting: seconds per group. */
  defaultWaitingTime: number;
  timezone: string;
};

/** The weight of the merchant's setting, in calls (S-02). */
export const SETTING_CALLS = 5;
/** The prior values for any queue, with their weights in calls, rows of calls, days and tickets. */
const BELIEVED = {
  noise: { value: 0.5, weight: 20 },
  change: { value: 0.05, weight: 10 },
  weekday: { value: 0, weight: 4 },
  left: { value: 0, weight: 30 },
};
/** The minimum and maximum weight of the usual pace next to today's calls, however steady or lively a queue is. */
const [FEWEST_CALLS, MOST_CALLS] = [4, 300];
/** The weight of the assumption that an hour of the day is usual, as a multiple of `usualCalls`. */
const HOUR_CALLS = 2;
/** The minimum change of a queue, and the factor by which it may exceed that of the past. */
const [LEAST_CHANGE, MORE_CHANGE] = [0.004, 2.6];

/** Seconds from one call to the next at an instant, according to the past days and the setting. */
export function usualPaceAt(profile: PaceProfile, settings: PaceSettings, at: Date): number {
  return usualPace(profile, settings, localTime(at, settings.timezone));
}

/** Seconds from one call to the next at a time of a day. */
export function usualPace(
  profile: PaceProfile,
  settings: Omit<PaceSettings, 'timezone'>,
  { dayOfWeek, minutes }: Pick<LocalTime, 'dayOfWeek' | 'minutes'>,
): number {
  const setting = settings.defaultWaitingTime / Math.max(1, settings.capacity);
  const pace = blended(profile.pace, { value: setting, weight: SETTING_CALLS });
  const usualHour = { value: 1, weight: HOUR_CALLS * usualCalls(profile) };
  const hour = blended(profile.hours[Math.floor(minutes / 60)], usualHour);
  const weekday = blended(profile.weekdays[dayOfWeek], BELIEVED.weekday);
  return pace * hour * Math.exp(weekday);
}

/** The weight of the usual pace in calls, next to those of today: larger for a steady queue than for a lively one. */
export function usualCalls({ noise, change }: PaceProfile): number {
  const changing = Math.max(Number.EPSILON, blended(change, BELIEVED.change));
  return Math.min(MOST_CALLS, Math.max(FEWEST_CALLS, blended(noise, BELIEVED.noise) / changing));
}

/** The standard deviation of the logarithm of the time that this many calls take. */
export function spreadOf({ noise, change }: PaceProfile, calls: number): number {
  const changing = Math.max(LEAST_CHANGE, MORE_CHANGE * blended(change, BELIEVED.change));
  return Math.sqrt(blended(noise, BELIEVED.noise) / (calls + 1) + changing);
}

/** The share of the people in a queue who leave before they are called. */
export function leavingShare({ left }: PaceProfile): number {
  return blended(left, BELIEVED.left);
}

/** The weighted mean of a tally and its prior. */
function blended(
  { sum, weight }: Tally = NOTHING,
  believed: { value: number; weight: number },
): number {
  return (sum + believed.value * believed.weight) / (weight + believed.weight);
}
