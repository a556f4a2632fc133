import { MAX_REPORT_DAYS } from '@turno/shared-types/constants';
import { dateAfter, isCalendarDate } from '@turno/shared-types/rules';

/** The ranges that end yesterday, in days: whole weeks, so that they contain each weekday equally often. */
export const PRESETS = [7, 28, 91] as const;
const DEFAULT_DAYS = 28;
const REACH_DAYS = MAX_REPORT_DAYS - 1;

export type Range = { from: string; to: string };

/** The choice of queue and days for the reports. */
export type Choice = {
  /** `null` is all queues. */
  queueId: number | null;
  /** The number of days up to yesterday … */
  days: number;
  /** … unless dates are chosen. */
  dates: Range | null;
};

const PARAMETERS = { queueId: 'queue', days: 'days', from: 'from', to: 'to' } as const;

/** The choice in an address; missing or invalid values get their defaults. */
export function choiceIn(query: URLSearchParams): Choice {
  const queueId = Number(query.get(PARAMETERS.queueId));
  const days = Number(query.get(PARAMETERS.days));
  return {
    queueId: Number.isSafeInteger(queueId) && queueId > 0 ? queueId : null,
    days: PRESETS.find((preset) => preset === days) ?? DEFAULT_DAYS,
    dates: datesIn(query),
  };
}

function datesIn(query: URLSearchParams): Range | null {
  const from = query.get(PARAMETERS.from) ?? '';
  const to = query.get(PARAMETERS.to) ?? '';
  if (!isCalendarDate(from) || !isCalendarDate(to)) return null;
  return from <= to && to <= dateAfter(from, REACH_DAYS) ? { from, to } : null;
}

/** The query with the choice in place of its own; other parameters stay. */
export function withChoice(query: URLSearchParams, choice: Choice): URLSearchParams {
  const { queueId, days, dates } = choice;
  const values = {
    [PARAMETERS.queueId]: queueId === null ? '' : String(queueId),
    [PARAMETERS.days]: dates || days === DEFAULT_DAYS ? '' : String(days),
    [PARAMETERS.from]: dates?.from ?? '',
    [PARAMETERS.to]: dates?.to ?? '',
  };
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Limits dates to today, because an address may contain future days. */
export function datesUntil({ from, to }: Range, today: string): Range {
  return { from: from < today ? from : today, to: to < today ? to : today };
}

/** The range with one end changed; the other end follows where the range would be empty or too long. */
export function withEnd({ from, to }: Range, end: keyof Range, date: string): Range {
  if (end === 'from') return { from: date, to: within(to, date, dateAfter(date, REACH_DAYS)) };
  return { from: within(from, dateAfter(date, -REACH_DAYS), date), to: date };
}

function within(date: string, first: string, last: string): string {
  if (date < first) return first;
  return date > last ? last : date;
}
