import type { OpeningSlot } from '../openings/merchant-day.ts';
import { type LocalTime, localTime } from '../time/zoned-time.ts';
import { type PaceProfile, type PaceSettings, usualPace } from './pace-profile.ts';

export type Forecast = {
  from: Date;
  /** The initial time of a call relative to the usual pace. */
  level: number;
  profile: PaceProfile;
  settings: PaceSettings;
  /** The slots of the current day, first slot first. */
  slots: readonly OpeningSlot[];
};

/** A period with one pace. Instants are in milliseconds since the epoch, `pace` in milliseconds per call. */
type Part = { at: number; end: number; pace: number; freeDesks: number };

/** The time constant with which today's deviation from the usual pace decays. */
const LASTING_MS = 2 * 3_600_000;
/** A longer wait continues at the pace of its last hour. */
const MAX_PARTS = 40;

/**
 * Returns a function that computes the seconds until a number of calls (possibly fractional) has been made, hour by hour: each
 * hour has its pace, closed hours have no calls, and at an opening all desks are free. Staff finish the people who wait after
 * the last slot. The hours are computed once for all numbers of calls.
 */
export function callsFrom(forecast: Forecast): (calls: number) => number {
  const start = forecast.from.getTime();
  const parts: Part[] = [];
  const partAt = (index: number): Part => {
    const known = parts[index];
    if (known) return known;
    const next = partFrom(forecast, parts.at(-1)?.end ?? start);
    parts.push(next);
    return next;
  };
  return (calls) => {
    let left = calls;
    for (let index = 0; ; index += 1) {
      const { at, end, pace, freeDesks } = partAt(index);
      left -= freeDesks;
      const arrival = at + Math.max(0, left) * pace;
      if (arrival <= end || index === MAX_PARTS - 1) return (arrival - start) / 1_000;
      left -= (end - at) / pace;
    }
  };
}

/** The period that begins at an instant, or with the next opening after it. */
function partFrom({ from, level, profile, settings, slots }: Forecast, instant: number): Part {
  const opensAt = nextOpening(slots, instant);
  const at = opensAt ?? instant;
  const today = 1 + (level - 1) * Math.exp((from.getTime() - at) / LASTING_MS);
  const time = localTime(new Date(at), settings.timezone);
  return {
    at,
    end: Math.min(hourEnd(at, time), nextClosing(slots, at)),
    pace: 1_000 * today * usualPace(profile, settings, time),
    freeDesks: opensAt === null ? 0 : Math.max(1, settings.capacity),
  };
}

/** The beginning of the next slot; `null` during a slot and after the last one. */
function nextOpening(slots: readonly OpeningSlot[], at: number): number | null {
  const next = slots.find(({ closesAt }) => at < closesAt.getTime());
  return next && at < next.opensAt.getTime() ? next.opensAt.getTime() : null;
}

/** The end of the current slot if another one follows; otherwise infinity. */
function nextClosing(slots: readonly OpeningSlot[], at: number): number {
  const running = slots.find(({ closesAt }) => at < closesAt.getTime());
  return !running || running === slots.at(-1)
    ? Number.POSITIVE_INFINITY
    : running.closesAt.getTime();
}

function hourEnd(at: number, { minutes, seconds }: LocalTime): number {
  return at - (at % 1_000) + ((60 - (minutes % 60)) * 60 - seconds) * 1_000;
}
