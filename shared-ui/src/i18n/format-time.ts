import { dateAfter, formatInZone, localTime } from '@turno/shared-types/rules';
import { sharedTexts, type Translate } from './use-texts.ts';

const ns = sharedTexts.namespace;

/** SHL-030: `HH:mm` by the clock of the merchant. */
export function formatTime(at: Date | string, timeZone: string): string {
  return formatInZone(new Date(at), timeZone, 'HH:mm');
}

/** SHL-030: the date of an instant in the merchant's time zone, in the format of the language. */
export function formatDate(t: Translate, at: Date | string, timeZone: string): string {
  return formatDay(t, localTime(new Date(at), timeZone).date);
}

/** The time of an instant, and its date unless that is today at the merchant. */
export function dayAndTime(
  t: Translate,
  at: Date | string,
  timeZone: string,
): { day: string | null; from: string } {
  const day = formatDate(t, at, timeZone);
  const isToday = day === formatDate(t, new Date(), timeZone);
  return { day: isToday ? null : day, from: formatTime(at, timeZone) };
}

/** SHL-030: a date `YYYY-MM-DD` as `DD/MM/YYYY`, with the separators of the language. */
export function formatDay(t: Translate, date: string): string {
  const [year, month, day] = date.split('-');
  return t('dates.day', { year, month, day, ns });
}

/** SHL-030: a date without its year, where space is short. */
export function formatShortDay(t: Translate, date: string): string {
  const [, month, day] = date.split('-');
  return t('dates.shortDay', { month, day, ns });
}

/** Whether a date is today or tomorrow at the merchant; `other` is any other day. */
export function relativeDay(
  date: string,
  now: Date,
  timeZone: string,
): 'today' | 'tomorrow' | 'other' {
  const { date: today } = localTime(now, timeZone);
  if (date === today) return 'today';
  return date === dateAfter(today, 1) ? 'tomorrow' : 'other';
}

/** The weekday of a date `YYYY-MM-DD`, as it is written inside a sentence. */
function weekdayOf(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

const WEEK_DAYS = 7;

/**
 * A future date as it is written inside a sentence: its weekday, and from a week ahead also the date, because the same weekday
 * could mean today.
 */
export function comingDay(
  t: Translate,
  date: string,
  { now, timeZone, language }: { now: Date; timeZone: string; language: string },
): string {
  const weekday = weekdayOf(date, language);
  const isThisWeek = date < dateAfter(localTime(now, timeZone).date, WEEK_DAYS);
  return isThisWeek ? weekday : `${weekday} ${formatShortDay(t, date)}`;
}

/** The weekday with a capital, as it begins a label. */
export function formatWeekday(date: string, language: string): string {
  const [first = '', ...rest] = weekdayOf(date, language);
  return `${first.toLocaleUpperCase(language)}${rest.join('')}`;
}

/** A span of seconds as `m:ss`, never below zero. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
