import * as z from 'zod/mini';
import { dateText } from '../fields.ts';

const count = z.int().check(z.minimum(0));
const seconds = z.nullable(z.int().check(z.minimum(0)));

export const quotesSchema = z.object({
  count,
  /** Mean seconds. */
  told: count,
  came: count,
  /** Hundredths of them that lay inside the range. */
  within: count,
});

/** What the tickets of some hours or days come to. It names no person. */
export const reportFiguresSchema = z.object({
  /** Tickets taken. A ticket that was moved counts once, in the queue it was moved to. */
  arrivals: count,
  /** People of these tickets. */
  people: count,
  calls: count,
  /** Called tickets with which people were checked in. */
  checkedIn: count,
  /** Tickets that their holders gave back before the call. */
  left: count,
  /** Called tickets that nobody came with (S-21). */
  noShows: count,
  /** Tickets that were never called: sent away, or still waiting when the day ended. */
  notCalled: count,
  /** S-21: tickets that were called a second time. */
  calledAgain: count,
  /** S-21: tickets that went back into the queue after their call. */
  putBack: count,
  /** Seconds from joining to the call, of half of the called tickets at most; `null` without any. Shows have none. */
  waitMedian: seconds,
  /** The same of nine in ten. */
  wait90: seconds,
  /** S-02: waits that were quoted when joining, against the real ones; absent where none was quoted. */
  quotes: z.optional(quotesSchema),
});

/** Hours are counted from midnight of the day: 25 is one o'clock of the next date, for a day that lasts past midnight. */
export const hourFiguresSchema = z.extend(reportFiguresSchema, { hour: count });
const usualSchema = z.object({
  /** On how many of the last eight same weekdays tickets were taken. */
  days: z.int().check(z.minimum(1)),
  /** The medians of these days up to the present minute of the day. */
  soFar: reportFiguresSchema,
  wholeDay: reportFiguresSchema,
  hours: z.array(z.object({ hour: count, arrivals: count })),
});

export const reportSchema = z.object({
  total: reportFiguresSchema,
  /** The days on which tickets were taken, the first one first. */
  days: z.array(z.extend(reportFiguresSchema, { date: dateText })),
  hours: z.array(hourFiguresSchema),
  /** 0 is Sunday; `days` says of how many days the figures are the sum. */
  weekdays: z.array(
    z.extend(reportFiguresSchema, { dayOfWeek: z.int(), days: z.int().check(z.minimum(1)) }),
  ),
});

export const todayReportSchema = z.object({
  date: dateText,
  /** Up to the present hour. */
  figures: reportFiguresSchema,
  hours: z.array(hourFiguresSchema),
  /** `null` while no such weekday has figures. */
  usual: z.nullable(usualSchema),
});

export type ReportFigures = z.infer<typeof reportFiguresSchema>;
export type Report = z.infer<typeof reportSchema>;
export type TodayReport = z.infer<typeof todayReportSchema>;
