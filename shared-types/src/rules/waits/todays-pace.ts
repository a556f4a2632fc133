import {
  type PaceProfile,
  type PaceSettings,
  SETTING_CALLS,
  usualCalls,
  usualPaceAt,
} from './pace-profile.ts';
import { type BusyTime, busyTimes, type Call } from './rounds.ts';

/** The inputs for the pace of a queue: its past days, its settings and the latest calls of today. */
export type QueuePace = PaceSettings & {
  profile: PaceProfile;
  /** The latest calls, in any order. */
  calls: readonly Call[];
  /** When the queue resumed: after a pause, a closing or closed hours. */
  resumedAt: readonly Date[];
  now: Date;
};

export type TodaysPace = {
  /** The time of a call today, relative to the usual pace. */
  level: number;
  /** The number of calls from which it was learned. */
  calls: number;
  secondsPerCall: number;
};

/** After this many calls of past days the setting no longer counts as the usual pace. */
const KNOWN_CALLS = 50;
/** How much the weight of a call decreases with each later one; in a known queue it depends on how lively the queue is. */
const FORGOTTEN = { unknown: 0.05, least: 0.03, lively: 0.25 };
/** A call counts at most this many times the median, because staff may have forgotten to pause the queue for lunch. */
const LONGEST_IN_MEDIANS = 5;
/** In every time zone, local quarters of an hour coincide with those of UTC. */
const QUARTER_MS = 15 * 60_000;
/** A desk that has not called for this many service times does not count as staffed. */
const DESK_SERVICES = 2;

/** S-02: the time of a call today relative to the usual pace. */
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

/** S-20: the time of each call relative to the usual pace, if as many desks had been staffed as are now. */
function timesUsual(queue: QueuePace, times: readonly BusyTime[]): number[] {
  const paceAt = pacesOf(queue);
  const desksAt = desksAtWork(queue, paceAt);
  const latest = Math.max(...queue.calls.map(({ executedAt }) => executedAt.getTime()));
  const present = desksAt(latest);
  return times.map(({ from, seconds, calls }) => {
    const usual = calls * paceAt(from.getTime());
    if (usual <= 0) return 1;
    const desks = present === 0 ? 1 : Math.max(1, desksAt(from.getTime())) / present;
    return (desks * seconds) / usual;
  });
}

/** The usual pace at instants in ms since the epoch; it changes by the hour. */
function pacesOf(queue: QueuePace): (at: number) => number {
  const paces = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at / QUARTER_MS);
    const pace = paces.get(quarter) ?? usualPaceAt(queue.profile, queue, new Date(at));
    paces.set(quarter, pace);
    return pace;
  };
}

/**
 * How many named desks were staffed at a call, given its instant in ms since the epoch; 0 if no desk has a name. A break
 * without any call counts as one service, because it does not show which desks continue after it.
 */
function desksAtWork(queue: QueuePace, paceAt: (at: number) => number): (at: number) => number {
  const calls = queue.calls.toSorted((a, b) => a.executedAt.getTime() - b.executedAt.getTime());
  if (!calls.some(({ desk }) => desk)) return () => 0;
  const serviceAt = (at: number) => 1_000 * paceAt(at) * Math.max(1, queue.capacity);
  const times = new Map<number, number>();
  let [time, previous] = [0, Number.POSITIVE_INFINITY];
  for (const { executedAt } of calls) {
    const at = executedAt.getTime();
    time += Math.max(0, Math.min(at - previous, serviceAt(at)));
    times.set(at, time);
    previous = at;
  }
  return (at) => {
    const near = DESK_SERVICES * serviceAt(at);
    const middle = times.get(at) ?? 0;
    const desks = calls.flatMap(({ desk, executedAt }) => {
      const distance = Math.abs((times.get(executedAt.getTime()) ?? 0) - middle);
      return desk && distance < near ? [desk.id] : [];
    });
    return new Set(desks).size;
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
