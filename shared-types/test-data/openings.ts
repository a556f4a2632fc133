import type { Opening } from '../src/index.ts';
import { instantOf, type MerchantDay, merchantDay } from '../src/rules/index.ts';

let lastId = 0;

/** A row of opening hours, empty by default. */
export function buildOpening(change: Partial<Opening> = {}): Opening {
  lastId += 1;
  return {
    id: lastId,
    dayOfWeek: null,
    date: null,
    start: null,
    end: null,
    typology: null,
    ...change,
  };
}

type DayOf = {
  time: string;
  slots: readonly string[];
  date?: string;
  timezone?: string;
  openedOn?: string;
};

/** A merchant's day at a local time, `HH:mm` or `HH:mm:ss`, open in slots such as `09:00-13:00`. */
export function buildDay({ time, slots, openedOn, ...of }: DayOf): MerchantDay {
  const { date = '2026-11-21', timezone = 'Europe/Rome' } = of;
  const openings = slots.map((slot) => {
    const [start = '', end = ''] = slot.split('-');
    return buildOpening({ date, start, end, typology: 'openings' });
  });
  const seconds = Number(time.slice(6));
  const now = instantOf(date, time.slice(0, 5), timezone).getTime() + seconds * 1_000;
  return merchantDay({ openings, timezone, openedOn }, new Date(now));
}
