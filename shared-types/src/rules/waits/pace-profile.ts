import { type LocalTime, localTime } from '../time/zoned-time.ts';
import { NEW_ERRORS, type QuoteErrors } from './quote-errors.ts';

/** What was counted, and how much it counts. */
export type Tally = { sum: number; weight: number };

/** What is known of the pace of a queue from its past days, the older ones less. Its size does not grow. */
export type PaceProfile = {
  /** Seconds of busy time, and the calls in it. */
  pace: Tally;
  /** By hour of the day: how many times the pace of its day a call took. */
  hours: Record<string, Tally>;
  /** By day of the week, 0 for Sunday: the logarithm of how many times the usual pace it had. */
  weekdays: Record<string, Tally>;
  /** Squares of how far single calls are from their neighbours, as parts of the usual pace. */
  noise: Tally;
  /** Squares of how far rows of calls are from the usual pace beyond that noise, as parts of it. */
  change: Tally;
  /** Tickets whose holders left before they were called, among all that were taken. */
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
  /** The merchant's setting: seconds for one group. */
  defaultWaitingTime: number;
  timezone: string;
};

/** For how many calls the merchant's setting counts (S-02). */
export const SETTING_CALLS = 5;
/** What is believed of any queue, and for how many calls, rows of calls, days and tickets. */
const BELIEVED = {
  noise: { value: 0.5, weight: 20 },
  change: { value: 0.05, weight: 10 },
  weekday: { value: 0, weight: 4 },
  left: { value: 0, weight: 30 },
};
/** The usual pace counts for so many calls beside those of today, however steady or lively a queue is. */
const [FEWEST_CALLS, MOST_CALLS] = [4, 300];
/** An hour of the day begins as usual, for so many times as many calls. */
const HOUR_CALLS = 2;
/** No queue is steadier than this, and a change of the past may be exceeded by so much. */
const [LEAST_CHANGE, MORE_CHANGE] = [0.004, 2.6];

/** Seconds from one call to the next at an instant, as of the past days and the setting. */
export function usualPaceAt(profile: PaceProfile, settings: PaceSettings, at: Date): number {
  return usualPace(profile, settings, localTime(at, settings.timezone));
}

/** The same at a time of a day. */
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

/** For how many calls the usual pace counts beside those of today: for more in a steady queue than in a lively one. */
export function usualCalls({ noise, change }: PaceProfile): number {
  const changing = Math.max(Number.EPSILON, blended(change, BELIEVED.change));
  return Math.min(MOST_CALLS, Math.max(FEWEST_CALLS, blended(noise, BELIEVED.noise) / changing));
}

/** The deviation of the logarithm of the time that so many calls take. */
export function spreadOf({ noise, change }: PaceProfile, calls: number): number {
  const changing = Math.max(LEAST_CHANGE, MORE_CHANGE * blended(change, BELIEVED.change));
  return Math.sqrt(blended(noise, BELIEVED.noise) / (calls + 1) + changing);
}

/** The part of all people in a queue who leave before they are called. */
export function leavingShare({ left }: PaceProfile): number {
  return blended(left, BELIEVED.left);
}

/** The mean of what was counted and of what is believed. */
function blended(
  { sum, weight }: Tally = NOTHING,
  believed: { value: number; weight: number },
): number {
  return (sum + believed.value * believed.weight) / (weight + believed.weight);
}
