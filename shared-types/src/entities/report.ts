import * as z from 'zod/mini';
import { dateText } from '../fields.ts';

const count = z.int().check(z.minimum(0));
const seconds = z.nullable(z.int().check(z.minimum(0)));

export const quotesSchema = z.object({
  count,
  /** The mean in seconds. */
  told: count,
  came: count,
  /** The percentage of waits that were inside the range. */
  within: count,
});

/** The figures of some hours or days. They name no person. */
export const reportFiguresSchema = z.object({
  /** Tickets taken. A moved ticket counts once, in the queue to which it was moved. */
  arrivals: count,
  /** People of these tickets. */
  people: count,
  calls: count,
  /** Called tickets of which people were checked in. */
  checkedIn: count,
  /** Tickets that their holders gave up before the call. */
  left: count,
  /** Called tickets that nobody came with (S-21). */
  noShows: count,
  /** Tickets that were never called: sent away, or still waiting when the day ended. */
  notCalled: count,
  /** S-21: tickets that were called a second time. */
  calledAgain: count,
  /** S-21: tickets that went back into the queue after their call. */
  putBack: count,
  /** The median of the seconds from joining to the call; `null` without any. Shows have none. */
  waitMedian: seconds,
  /** The 90th percentile of the same seconds. */
  wait90: seconds,
  /** S-02: waits that were quoted when joining, compared with the real ones; absent if none was quoted. */
  quotes: z.optional(quotesSchema),
});

/** Hours count from midnight of the day: 25 is one o'clock of the next date, for a day that lasts past midnight. */
export const hourFiguresSchema = z.extend(reportFiguresSchema, { hour: count });
const usualSchema = z.object({
  /** On how many of the last eight days of the same weekday tickets were taken. */
  days: z.int().check(z.minimum(1)),
  /** The medians of these days up to the current time of day. */
  soFar: reportFiguresSchema,
  wholeDay: reportFiguresSchema,
  hours: z.array(z.object({ hour: count, arrivals: count })),
});

export const reportSchema = z.object({
  total: reportFiguresSchema,
  /** The days on which tickets were taken, the first one first. */
  days: z.array(z.extend(reportFiguresSchema, { date: dateText })),
  hours: z.array(hourFiguresSchema),
  /** 0 is Sunday; `days` is the number of days that the figures add up. */
  weekdays: z.array(
    z.extend(reportFiguresSchema, { dayOfWeek: z.int(), days: z.int().check(z.minimum(1)) }),
  ),
});

export const todayReportSchema = z.object({
  date: dateText,
  /** Up to the current hour. */
  figures: reportFiguresSchema,
  hours: z.array(hourFiguresSchema),
  /** `null` if no day of the same weekday has figures. */
  usual: z.nullable(usualSchema),
});

export type ReportFigures = z.infer<typeof reportFiguresSchema>;
export type Report = z.infer<typeof reportSchema>;
export type TodayReport = z.infer<typeof todayReportSchema>;
