import {
  type PaceProfile,
  type PaceSettings,
  SETTING_CALLS,
  usualCalls,
  usualPaceAt,
} from './pace-profile.ts';
import { type BusyTime, busyTimes, type Call } from './rounds.ts';

/** How a queue moves: its past days, its settings and the latest calls of today. */
export type QueuePace = PaceSettings & {
  profile: PaceProfile;
  /** The latest calls, in any order. */
  calls: readonly Call[];
  /** When the queue resumed: after a pause, a closing or closed hours. */
  resumedAt: readonly Date[];
  now: Date;
};

export type TodaysPace = {
  /** How many times the usual pace a call takes today. */
  level: number;
  /** Calls that it was learned from. */
  calls: number;
  secondsPerCall: number;
};

/** After so many calls of past days the setting no longer stands for the usual pace. */
const KNOWN_CALLS = 50;
/** Each later call makes a call count so much less; of a queue that is known it follows from how lively it is. */
const FORGOTTEN = { unknown: 0.05, least: 0.03, lively: 0.25 };
/** A call counts at most this many times the median: nobody may have pressed "pause" before lunch. */
const LONGEST_IN_MEDIANS = 5;
/** Clocks show a full quarter of an hour at full quarters of UTC, everywhere. */
const QUARTER_MS = 15 * 60_000;
/** A desk that did not call for so many of its services is not at work. */
const DESK_SERVICES = 2;

/** S-02: how many times as long as usual a call takes today. */
export function todaysPace(queue: QueuePace): TodaysPace {
  const times = busyTimes(queue.calls, queue.resumedAt, queue.capacity);
  const ratios = timesUsual(queue, times);
  const longest = LONGEST_IN_MEDIANS * Math.max(1, median(ratios));
  const usual = callsOfUsual(queue.profile);
  const keptOfCall = 1 - forgottenBy(queue.profile);
  let [sum, weight, kept, calls] = [usual, usual, 1, 0];
  for (let index = times.length - 1; index >= 0; index -= 1) {
    const count = times[index]?.calls ?? 0;
    sum += kept * count * Math.min(ratios[index] ?? 1, longest);
    weight += kept * count;
    kept *= keptOfCall ** count;
    calls += count;
  }
  const level = sum / weight;
  return { level, calls, secondsPerCall: level * usualPaceAt(queue.profile, queue, queue.now) };
}

function callsOfUsual(profile: PaceProfile): number {
  return SETTING_CALLS + knownShare(profile) * (usualCalls(profile) - SETTING_CALLS);
}

function forgottenBy(profile: PaceProfile): number {
  const { unknown, least, lively } = FORGOTTEN;
  const known = Math.max(least, lively / Math.sqrt(usualCalls(profile)));
  return unknown + knownShare(profile) * (known - unknown);
}

const knownShare = ({ pace }: PaceProfile) => Math.min(1, pace.weight / KNOWN_CALLS);

/** S-20: how many times the usual pace each call took, had as many desks been at work as are now. */
function timesUsual(queue: QueuePace, times: readonly BusyTime[]): number[] {
  const latest = Math.max(...queue.calls.map(({ executedAt }) => executedAt.getTime()));
  const present = desksAround(queue, latest);
  const paces = new Map<number, number>();
  return times.map(({ from, seconds, calls }) => {
    const quarter = Math.floor(from.getTime() / QUARTER_MS);
    const pace = paces.get(quarter) ?? usualPaceAt(queue.profile, queue, from);
    paces.set(quarter, pace);
    const usual = calls * pace;
    if (usual <= 0) return 1;
    const desks = present === 0 ? 1 : Math.max(1, desksAround(queue, from.getTime())) / present;
    return (desks * seconds) / usual;
  });
}

/** Named desks that called around an instant, which is given in ms since the epoch; 0 where none has a name. */
function desksAround(queue: QueuePace, at: number): number {
  if (!queue.calls.some(({ desk }) => desk)) return 0;
  const service = usualPaceAt(queue.profile, queue, new Date(at)) * Math.max(1, queue.capacity);
  const near = DESK_SERVICES * service * 1_000;
  const desks = queue.calls.flatMap(({ desk, executedAt }) =>
    desk && Math.abs(executedAt.getTime() - at) < near ? [desk.id] : [],
  );
  return new Set(desks).size;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
