import { minutesOf } from '@turno/shared-types/rules';
import type { Stretch } from './place-hours.ts';

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const DAY = 1_440;
/** Days followed by optional times, with blanks anywhere. */
const NAMED_DAYS = /^([A-Z].*?)\s+((?:\d|off|closed).*)$/;
const DAY_PART = /^(?:Su|Mo|Tu|We|Th|Fr|Sa)(?:-(?:Su|Mo|Tu|We|Th|Fr|Sa))?$/;
const TIME_PART = /^(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/;

/**
 * The week in the plain part of OpenStreetMap's `opening_hours`: `Mo-Fr 09:00-13:00,16:00-20:00; Sa 09:00-13:00; Su
 * off`. Text with holidays, months or any other feature yields no hours at all, rather than wrong ones.
 */
export function osmStretches(text: string): Stretch[] {
  if (text.trim() === '24/7') return [{ start: 0, end: 7 * DAY }];
  const week = new Map<number, Stretch[]>();
  for (const rule of text.split(';').map((part) => part.trim())) {
    if (rule === '' || /^(PH|SH)\b/.test(rule)) continue;
    const read = readRule(rule);
    if (!read) return [];
    // A later rule overrides an earlier one for the same day.
    for (const day of read.days)
      week.set(
        day,
        read.times.map((time) => onDay(day, time)),
      );
  }
  return [...week.values()].flat();
}

function readRule(rule: string): { days: number[]; times: Stretch[] } | null {
  const [, named, hours = rule] = NAMED_DAYS.exec(rule) ?? [];
  const days = named === undefined ? [0, 1, 2, 3, 4, 5, 6] : daysOf(named);
  const times = timesOf(hours);
  return days && times ? { days, times } : null;
}

function daysOf(text: string): number[] | null {
  const parts = text.split(/\s*,\s*/).filter((part) => part !== 'PH' && part !== 'SH');
  if (!parts.every((part) => DAY_PART.test(part))) return null;
  return parts.flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => (first + index) % 7);
  });
}

function timesOf(text: string): Stretch[] | null {
  if (text === 'off' || text === 'closed') return [];
  const times = text.split(/\s*,\s*/).map((part) => TIME_PART.exec(part));
  if (!times.every((time) => time !== null)) return null;
  return times.map(([, from = '', to = '']) => ({
    start: minutesOf(from.padStart(5, '0')),
    end: minutesOf(to.padStart(5, '0')),
  }));
}

function onDay(day: number, { start, end }: Stretch): Stretch {
  const until = end <= start ? end + DAY : end;
  return { start: day * DAY + start, end: day * DAY + until };
}
