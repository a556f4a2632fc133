import type { Opening } from '../src/index.ts';
import { instantOf, type QueueStatus } from '../src/rules/index.ts';
import { buildOpening } from './openings.ts';

/** Cases of joining a queue, so that service, pages, dashboard and board are tested with one table (S-04, S-05). */
export type JoiningCase = {
  name: string;
  merchant: {
    openings: Opening[];
    timezone: string;
    lineupLimitedBeforeOpening: number | null;
    avoidLineupBeforeOpening: boolean;
  };
  now: Date;
  counter: { closed: boolean; paused: boolean };
  /** The date of the day that counts at `now`. */
  date: string;
  status: QueueStatus;
  /** Why the public cannot join; `null` when it can. */
  blocked: 'closed' | 'paused' | 'early' | null;
  mayStaffAdd: boolean;
};

const ROME = 'Europe/Rome';
const daily = (...slots: string[]): Opening[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) => slots.map((text) => slot(text, { dayOfWeek })));
const slot = (text: string, change: Partial<Opening>): Opening => {
  const [start = '', end = ''] = text.split('-');
  return buildOpening({ start, end, ...change });
};
const BAR = daily('18:00-02:00');
const SPLIT = daily('09:00-13:00', '16:00-20:00');
const NO_LIMITS = { lineupLimitedBeforeOpening: null, avoidLineupBeforeOpening: false };
const FROM_OPENING = { lineupLimitedBeforeOpening: 0, avoidLineupBeforeOpening: true };
const ALWAYS = daily('00:00-24:00');
const NIGHT = daily('18:00-02:30');
const HALF_AN_HOUR = { lineupLimitedBeforeOpening: 1_800, avoidLineupBeforeOpening: false };
const CLOSING = buildOpening({ date: '2026-11-22', typology: 'closings' });

type Row = Pick<JoiningCase, 'name' | 'date'> &
  Partial<Pick<JoiningCase, 'status' | 'blocked' | 'mayStaffAdd' | 'counter'>> & {
    openings: Opening[];
    at: string;
    limits?: Partial<JoiningCase['merchant']>;
  };
const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const over = { status: 'closed', blocked: 'closed' } as const;
const never = { ...over, mayStaffAdd: false } as const;

const ROWS: readonly Row[] = [
  { name: 'a bar in the evening', openings: BAR, at: `${SATURDAY} 20:00`, date: SATURDAY },
  { name: 'a bar after midnight', openings: BAR, at: `${SUNDAY} 01:59`, date: SATURDAY },
  { name: 'a bar when it closes', openings: BAR, at: `${SUNDAY} 02:00`, date: SATURDAY, ...over },
  { name: 'a bar being cleared', openings: BAR, at: `${SUNDAY} 03:59`, date: SATURDAY, ...over },
  { name: 'the next day of a bar', openings: BAR, at: `${SUNDAY} 04:00`, date: SUNDAY },
  {
    name: 'the next day of a bar with a limit',
    openings: BAR,
    at: `${SUNDAY} 04:00`,
    date: SUNDAY,
    limits: FROM_OPENING,
    blocked: 'early',
  },
  {
    name: 'a bar after midnight of a closed day',
    openings: [...BAR, CLOSING],
    at: `${SUNDAY} 01:00`,
    date: SATURDAY,
  },
  {
    name: 'the closed day itself',
    openings: [...BAR, CLOSING],
    at: `${SUNDAY} 19:00`,
    date: SUNDAY,
    ...never,
  },
  {
    name: 'a bar until midnight',
    openings: daily('18:00-24:00'),
    at: `${SUNDAY} 00:30`,
    date: SATURDAY,
    ...over,
  },
  {
    name: 'a day that begins while the one before still runs',
    openings: daily('22:00-08:00', '06:00-09:00'),
    at: `${SUNDAY} 06:00`,
    date: SUNDAY,
  },
  { name: 'a place that never closes', openings: ALWAYS, at: `${SUNDAY} 00:00`, date: SUNDAY },
  {
    name: 'until a time that the clock skips, before it',
    openings: NIGHT,
    at: '2026-03-29T01:29:59Z',
    date: '2026-03-28',
  },
  {
    name: 'until a time that the clock skips, at it',
    openings: NIGHT,
    at: '2026-03-29T01:30:00Z',
    date: '2026-03-28',
    ...over,
  },
  {
    name: 'until a time that the clock shows twice, before the first',
    openings: NIGHT,
    at: '2026-10-25T00:29:59Z',
    date: '2026-10-24',
  },
  {
    name: 'until a time that the clock shows twice, at the first',
    openings: NIGHT,
    at: '2026-10-25T00:30:00Z',
    date: '2026-10-24',
    ...over,
  },
  {
    name: 'until a time that the clock shows twice, before the second',
    openings: NIGHT,
    at: '2026-10-25T01:15:00Z',
    date: '2026-10-24',
    ...over,
  },
  { name: 'a split day, early', openings: SPLIT, at: `${SATURDAY} 07:00`, date: SATURDAY },
  {
    name: 'a split day, before the limit',
    openings: SPLIT,
    at: `${SATURDAY} 08:29`,
    date: SATURDAY,
    limits: HALF_AN_HOUR,
    blocked: 'early',
  },
  {
    name: 'a split day, from the limit on',
    openings: SPLIT,
    at: `${SATURDAY} 08:30`,
    date: SATURDAY,
    limits: HALF_AN_HOUR,
  },
  {
    name: 'a split day, between its slots',
    openings: SPLIT,
    at: `${SATURDAY} 14:00`,
    date: SATURDAY,
    limits: FROM_OPENING,
  },
  {
    name: 'a split day whose staff forgot to close',
    openings: SPLIT,
    at: `${SATURDAY} 23:59`,
    date: SATURDAY,
    ...over,
  },
  { name: 'no hours set', openings: [], at: `${SATURDAY} 12:00`, date: SATURDAY, ...never },
  {
    name: 'closed by staff',
    openings: SPLIT,
    at: `${SATURDAY} 10:00`,
    date: SATURDAY,
    counter: { closed: true, paused: false },
    ...never,
  },
  {
    name: 'closed by staff, after hours',
    openings: SPLIT,
    at: `${SATURDAY} 21:00`,
    date: SATURDAY,
    counter: { closed: true, paused: true },
    ...never,
  },
  {
    name: 'paused',
    openings: SPLIT,
    at: `${SATURDAY} 10:00`,
    date: SATURDAY,
    counter: { closed: false, paused: true },
    status: 'paused',
    blocked: 'paused',
    mayStaffAdd: false,
  },
];

export const JOINING_CASES: readonly JoiningCase[] = ROWS.map((row) => {
  const { name, date, at, openings, limits } = row;
  // Local date and time in Rome, or an instant.
  const [localDate = '', time] = at.split(' ');
  return {
    name,
    date,
    merchant: { openings, timezone: ROME, ...NO_LIMITS, ...limits },
    now: time ? instantOf(localDate, time, ROME) : new Date(at),
    counter: row.counter ?? { closed: false, paused: false },
    status: row.status ?? 'opened',
    blocked: row.blocked ?? null,
    mayStaffAdd: row.mayStaffAdd ?? true,
  };
});
