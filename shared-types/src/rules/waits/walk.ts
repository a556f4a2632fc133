import type { OpeningSlot } from '../openings/merchant-day.ts';
import { localTime } from '../time/zoned-time.ts';
import { type PaceProfile, type PaceSettings, usualPace } from './pace-profile.ts';

export type Walk = {
  /** Calls until the turn, the last one may be a part. */
  calls: number;
  from: Date;
  /** How many times the usual pace a call takes at first. */
  level: number;
  profile: PaceProfile;
  settings: PaceSettings;
  /** Of the present day, first slot first. */
  slots: readonly OpeningSlot[];
};

/** What is unusual now is forgotten over such a time. */
const LASTING_MS = 2 * 3_600_000;
/** A longer way goes on at the pace of its last hour. */
const MAX_PARTS = 40;

/**
 * Seconds until so many calls have been made, hour by hour: each has its pace, closed hours make no calls, and at an
 * opening all desks are free. Staff finish the people who wait after the last slot.
 */
export function secondsOfCalls({ calls, from, level, profile, settings, slots }: Walk): number {
  const start = from.getTime();
  let [left, at] = [calls, start];
  for (let part = 1; ; part += 1) {
    const opensAt = nextOpening(slots, at);
    if (opensAt !== null) {
      at = opensAt;
      left -= Math.max(1, settings.capacity);
    }
    const today = 1 + (level - 1) * Math.exp((start - at) / LASTING_MS);
    const pace = 1_000 * today * usualPace(profile, settings, new Date(at));
    const arrival = at + Math.max(0, left) * pace;
    const end = Math.min(hourEnd(at, settings.timezone), nextClosing(slots, at));
    if (arrival <= end || part === MAX_PARTS) return (arrival - start) / 1_000;
    left -= (end - at) / pace;
    at = end;
  }
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

function hourEnd(at: number, timezone: string): number {
  const { minutes, seconds } = localTime(new Date(at), timezone);
  return at - (at % 1_000) + ((60 - (minutes % 60)) * 60 - seconds) * 1_000;
}
