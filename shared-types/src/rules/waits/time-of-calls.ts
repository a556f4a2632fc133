import type { OpeningSlot } from '../openings/merchant-day.ts';
import { type LocalTime, localTime } from '../time/zoned-time.ts';
import { type PaceProfile, type PaceSettings, usualPace } from './pace-profile.ts';

export type Forecast = {
  from: Date;
  /** How many times the usual pace a call takes at first. */
  level: number;
  profile: PaceProfile;
  settings: PaceSettings;
  /** Of the present day, first slot first. */
  slots: readonly OpeningSlot[];
};

/** A time of one pace. Instants are in milliseconds since the epoch, `pace` in milliseconds for a call. */
type Part = { at: number; end: number; pace: number; freeDesks: number };

/** What is unusual now is forgotten over such a time. */
const LASTING_MS = 2 * 3_600_000;
/** A longer wait goes on at the pace of its last hour. */
const MAX_PARTS = 40;

/**
 * Tells the seconds until so many calls have been made (the last one may be a part), hour by hour: each has its pace,
 * closed hours make no calls, and at an opening all desks are free. Staff finish the people who wait after the last slot.
 * The hours are worked out once for all numbers of calls.
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

/** The part that begins at an instant, or with the next opening after it. */
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

/** When the next slot begins, where none runs; `null` while one does and after the last one. */
function nextOpening(slots: readonly OpeningSlot[], at: number): number | null {
  const next = slots.find(({ closesAt }) => at < closesAt.getTime());
  return next && at < next.opensAt.getTime() ? next.opensAt.getTime() : null;
}

/** When the slot that runs ends, if another one follows; never else. */
function nextClosing(slots: readonly OpeningSlot[], at: number): number {
  const running = slots.find(({ closesAt }) => at < closesAt.getTime());
  return !running || running === slots.at(-1)
    ? Number.POSITIVE_INFINITY
    : running.closesAt.getTime();
}

function hourEnd(at: number, { minutes, seconds }: LocalTime): number {
  return at - (at % 1_000) + ((60 - (minutes % 60)) * 60 - seconds) * 1_000;
}
