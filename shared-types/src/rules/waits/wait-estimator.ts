import type { OpeningSlot } from '../openings/merchant-day.ts';
import { leavingShare, type PaceProfile, spreadOf } from './pace-profile.ts';
import { errorAt, type WaitShare } from './quote-errors.ts';
import { callsFrom } from './time-of-calls.ts';
import { type QueuePace, type TodaysPace, todaysPace } from './todays-pace.ts';

export type WaitContext = QueuePace & {
  /** The opening slots of the current day. */
  slots: readonly OpeningSlot[];
  /** Since when the first of the people ahead has waited; absent if nobody waits. */
  firstWaitsSince?: Date | undefined;
};

/** The basis of an estimate: only the merchant's setting, also calls of today, or also past days. */
export type WaitBasis = 'setting' | 'today' | 'history';

export type WaitEstimator = Pick<TodaysPace, 'calls' | 'secondsPerCall'> & {
  basis: WaitBasis;
  /** The instant from which waits count: a full second, so that instant plus wait stays the same until something happens. */
  since: Date;
  /** The wait in whole seconds below which a share of the waits lies, for people with this many tickets ahead. */
  waitAt(ticketsAhead: number, share: WaitShare): number;
};

/** From this many calls of past days on, estimates count as based on history. */
const KNOWN_CALLS = 20;
/** The share of the people who leave that is still in the queue. */
const LEAVE_LATER = 0.6;
/** An overdue call takes at least this share of the usual time. */
const OVERDUE = 0.5;
/** Added to both sides of a ratio of calls, so that a wait of no call also has an error. */
export const PART_OF_CALL = 0.5;

/** S-02: estimates the waits of a queue. Their clock times stay the same until something happens, or a call is overdue. */
export function waitEstimator(context: WaitContext): WaitEstimator {
  const { profile, slots, now } = context;
  const pace = todaysPace(context);
  const since = new Date(Math.floor(now.getTime() / 1_000) * 1_000);
  const sinceThen = (now.getTime() - since.getTime()) / 1_000;
  const ways = new Map<number, (calls: number) => number>();
  const wayFrom = (from: Date) => {
    const known = ways.get(from.getTime());
    if (known) return known;
    const way = callsFrom({ from, level: pace.level, profile, slots, settings: context });
    ways.set(from.getTime(), way);
    return way;
  };
  const turns = new Map<number, Turn>();
  const turnBehind = (ticketsAhead: number) => {
    const known = turns.get(ticketsAhead);
    if (known) return known;
    const turn = turnOf(context, pace, ticketsAhead);
    turns.set(ticketsAhead, turn);
    return turn;
  };
  return {
    calls: pace.calls,
    secondsPerCall: pace.secondsPerCall,
    basis: basisOf(profile, pace),
    since,
    waitAt(ticketsAhead, share) {
      const { from, calls, least } = turnBehind(ticketsAhead);
      const secondsAfter = (start: Date, count: number) => {
        const factor = Math.exp(errorAt(profile.errors, share) * spreadOf(profile, count));
        return wayFrom(start)((count + PART_OF_CALL) * factor - PART_OF_CALL);
      };
      const passed = (now.getTime() - from.getTime()) / 1_000;
      const left = Math.max(0, secondsAfter(from, calls) - passed);
      const isOverdue = passed > OVERDUE * pace.secondsPerCall;
      const wait = isOverdue ? Math.max(left, secondsAfter(now, least)) : left;
      return wait === 0 ? 0 : Math.round(sinceThen + wait);
    },
  };
}

type Turn = {
  /** The event from which calls are counted, so that the time of a turn does not depend on when it is computed. */
  from: Date;
  /** The number of calls from then until the turn. */
  calls: number;
  /** The minimum number of calls from now, however long the last one takes. */
  least: number;
};

function turnOf(
  { profile, capacity, calls, slots, now, resumedAt, firstWaitsSince }: WaitContext,
  { secondsPerCall }: TodaysPace,
  ahead: number,
): Turn {
  const desks = Math.max(1, capacity);
  const staying = Math.max(0, ahead) * (1 - LEAVE_LATER * leavingShare(profile));
  const slot = slots.findLast(({ opensAt }) => opensAt <= now);
  if (slots.some(({ closesAt }) => now < closesAt) && !(slot && now < slot.closesAt)) {
    // At the opening, the calls that all desks make at once are subtracted.
    return { from: slot?.closesAt ?? now, calls: staying + 1, least: 0 };
  }
  const begun = [...resumedAt, ...(slot ? [slot.opensAt] : [])].filter((at) => at <= now);
  const since = Math.max(0, ...begun.map(Number));
  const latest = calls.map(({ executedAt }) => executedAt.getTime()).filter((at) => at >= since);
  latest.sort((a, b) => b - a);
  const [last, oldest] = [latest[0], latest[desks - 1]];
  if (ahead <= 0) {
    // A desk is free, unless all of them have just called somebody.
    if (last === undefined || oldest === undefined) return { from: now, calls: 0, least: 0 };
    const isSlow = last - oldest > 1_000 * (desks - 1) * secondsPerCall;
    return isSlow
      ? { from: new Date(oldest), calls: desks, least: 0 }
      : { from: new Date(last), calls: 1, least: 0 };
  }
  if (last === undefined) {
    const count = Math.max(OVERDUE, staying + 1 - desks);
    // It cannot be estimated when staff will call the first person of an empty queue.
    if (!firstWaitsSince || firstWaitsSince.getTime() > since) {
      return { from: now, calls: count, least: 0 };
    }
    return { from: new Date(since), calls: count, least: count - OVERDUE };
  }
  return { from: new Date(last), calls: staying + 1, least: staying + OVERDUE };
}

function basisOf({ pace }: PaceProfile, { calls }: TodaysPace): WaitBasis {
  if (pace.weight >= KNOWN_CALLS) return 'history';
  return calls > 0 ? 'today' : 'setting';
}
