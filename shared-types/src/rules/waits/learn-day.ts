import type { OpeningSlot } from '../openings/merchant-day.ts';
import { localTime } from '../time/zoned-time.ts';
import { type PaceProfile, type PaceSettings, spreadOf, usualPaceAt } from './pace-profile.ts';
import { learnError, type QuoteErrors } from './quote-errors.ts';
import { type BusyTime, busyTimes, type Call } from './rounds.ts';
import { added, spreadsOf, sumOf } from './tallies.ts';
import { PART_OF_CALL } from './wait-estimator.ts';

/** A day of a queue that has ended. */
export type EndedDay = {
  /** Every called ticket; `quotedSeconds` is the wait that was quoted when joining, absent if none was. */
  calls: readonly (Call & { readonly quotedSeconds?: number | undefined })[];
  resumedAt: readonly Date[];
  /** First slot first. */
  slots: readonly OpeningSlot[];
  /** Tickets whose holders left before they were called. */
  left: number;
};

/** The weight that the earlier profile keeps each day. */
const KEPT = { pace: 0.8, hours: 0.93, weekdays: 0.98, left: 0.9, spreads: 0.95 };
/** A round counts at most this many times the pace of its day. */
const LONGEST = 5;

/** The profile of a queue's pace after one more day. */
export function learnDay(before: PaceProfile, settings: PaceSettings, day: EndedDay): PaceProfile {
  const times = ordinaryTimes(busyTimes(day.calls, day.resumedAt, settings.capacity));
  const taken = day.calls.length + day.left;
  const profile = {
    ...before,
    left: added(before.left, KEPT.left, { sum: day.left, weight: taken }),
    errors: errorsAfter(before, settings, day),
  };
  const [first] = times;
  if (!first) return profile;
  const pace = paceOf(times);
  const isNew = before.pace.weight === 0;
  const usual = isNew ? pace : before.pace.sum / before.pace.weight;
  const { dayOfWeek } = localTime(first.from, settings.timezone);
  const { noise, change } = spreadsOf(
    times.map(({ from, seconds, calls }) => {
      const usualThen = isNew ? pace : usualPaceAt(before, settings, from);
      return { calls, ratio: seconds / calls / usualThen };
    }),
  );
  const total = { sum: sumOf(times, timeOf), weight: sumOf(times, callsOf) };
  const ofWeekday = { sum: Math.log(pace / usual), weight: 1 };
  return {
    ...profile,
    pace: added(before.pace, KEPT.pace, total),
    hours: hoursAfter(before, times, settings.timezone),
    weekdays: {
      ...before.weekdays,
      [dayOfWeek]: added(before.weekdays[dayOfWeek], KEPT.weekdays, ofWeekday),
    },
    noise: added(before.noise, KEPT.spreads, noise),
    change: added(before.change, KEPT.spreads, change),
  };
}

/** A break for which the queue was not paused counts as a long service. */
function ordinaryTimes(times: readonly BusyTime[]): BusyTime[] {
  const longest = LONGEST * paceOf(times);
  return times.map((time) => ({ ...time, seconds: Math.min(time.seconds, longest * time.calls) }));
}

function hoursAfter(
  { hours }: PaceProfile,
  times: readonly BusyTime[],
  timezone: string,
): PaceProfile['hours'] {
  const pace = paceOf(times);
  const hourOf = ({ from }: BusyTime) => Math.floor(localTime(from, timezone).minutes / 60);
  const after = [...new Set(times.map(hourOf))].map((hour) => {
    const same = times.filter((time) => hourOf(time) === hour);
    const own = { sum: sumOf(same, timeOf) / pace, weight: sumOf(same, callsOf) };
    return [hour, added(hours[hour], KEPT.hours, own)] as const;
  });
  return { ...hours, ...Object.fromEntries(after) };
}

/** The errors of the waits compared with their quotes; both exclude closed hours. */
function errorsAfter(profile: PaceProfile, settings: PaceSettings, day: EndedDay): QuoteErrors {
  let { errors } = profile;
  for (const { createdAt, executedAt, quotedSeconds } of day.calls) {
    if (quotedSeconds === undefined) continue;
    const [from, to] = [createdAt.getTime(), executedAt.getTime()];
    const pace = 1_000 * usualPaceAt(profile, settings, createdAt);
    const waited = workMs(day.slots, from, to);
    const quoted = workMs(day.slots, from, from + quotedSeconds * 1_000);
    const [calls, part] = [quoted / Math.max(1, pace), PART_OF_CALL * pace];
    // The estimate already included the correction known that morning.
    const spread = spreadOf(profile, calls);
    const error =
      Math.log((waited + part + 1) / (quoted + part + 1)) / spread + profile.errors.middle;
    errors = learnError(errors, { error, calls, quotedSeconds: quoted / 1_000 });
  }
  return errors;
}

/** The time between two instants, excluding the hours before the opening and between two slots. */
function workMs(slots: readonly OpeningSlot[], from: number, to: number): number {
  const closed = sumOf(
    slots.map(({ opensAt }, index) => ({ opensAt, before: slots[index - 1]?.closesAt })),
    ({ opensAt, before }) =>
      Math.max(0, Math.min(to, opensAt.getTime()) - Math.max(from, before?.getTime() ?? from)),
  );
  return Math.max(0, to - from - closed);
}

const timeOf = ({ seconds }: BusyTime) => seconds;
const callsOf = ({ calls }: BusyTime) => calls;
const paceOf = (times: readonly BusyTime[]) => sumOf(times, timeOf) / sumOf(times, callsOf);
