import { dateAfter, dayOfWeek, instantOf, merchantDay } from '@turno/shared-types/rules';
import type { DEMO_MERCHANTS } from '@turno/tools/seed';
import { hashedId } from '../core/index.ts';
import { addTallies, bucketOf, type HourTally, hourOf, type RollUp } from '../reports/index.ts';

type DemoMerchant = (typeof DEMO_MERCHANTS)[number];
type DemoQueue = DemoMerchant['queues'][number];

/** Enough for the eight days of the same weekday with which today is compared. */
const DAYS = 63;
const HOUR_MS = 3_600_000;
/** How busy each day is, Sunday to Saturday. */
const WEEK = [0.5, 0.8, 0.7, 0.9, 1, 1.3, 1.6];

/** Invented past days of a demo merchant with a manager, the same at each start, so that its reports show something. */
export function demoDays(merchant: DemoMerchant, now: Date): RollUp[] {
  if (merchant.managerIds.length === 0) return [];
  const { date: today } = merchantDay(merchant, now);
  const queues = merchant.queues.filter(({ waiting, type }) => waiting > 0 && type === 'standard');
  return Array.from({ length: DAYS }, (_, day) => dateAfter(today, -1 - day)).flatMap((date) => {
    const hours = openHours(merchant, date);
    return queues.map((queue) => ({
      queueId: queue.id,
      date,
      hours: hours.map((hour) => demoHour(queue, date, hour)),
    }));
  });
}

/** The hours of a date in which the merchant was open. */
function openHours(merchant: DemoMerchant, date: string): number[] {
  const { timezone } = merchant;
  const { slots } = merchantDay(merchant, instantOf(date, '12:00', timezone));
  const hours = slots.flatMap(({ opensAt, closesAt }) =>
    Array.from({ length: Math.ceil((closesAt.getTime() - opensAt.getTime()) / HOUR_MS) }, (_, at) =>
      hourOf(new Date(opensAt.getTime() + at * HOUR_MS), { date, timezone }),
    ),
  );
  return [...new Set(hours)].filter((hour) => hour >= 6 && hour < 24);
}

function demoHour(queue: DemoQueue, date: string, hour: number): HourTally {
  const seed = hashedId(`${queue.id} ${date} ${hour}`);
  /** A number from 0 to 1; different parts give unrelated numbers. */
  const random = (part: number) => (((seed % 99_991) * (2 * part + 1)) % 997) / 997;
  const rush = 1 + 1.5 * Math.exp(-((hour - 11) ** 2) / 4) + Math.exp(-((hour - 18) ** 2) / 3);
  const busy = (WEEK[dayOfWeek(date)] ?? 1) * rush * (0.6 + 0.8 * random(0));
  const arrivals = Math.round((2 + (queue.id % 4)) * busy);
  const left = Math.round(arrivals * 0.2 * random(1));
  const calls = arrivals - left;
  const noShows = Math.round(calls * 0.2 * random(2));
  const waits: Record<string, number> = {};
  for (let ticket = 0; ticket < calls; ticket += 1) {
    const seconds = queue.defaultWaitingTime * busy * (0.3 + 1.2 * random(3 + ticket));
    waits[bucketOf(seconds)] = (waits[bucketOf(seconds)] ?? 0) + 1;
  }
  const checkedIn = Math.round((calls - noShows) * 0.4);
  const counts = { arrivals, people: arrivals, calls, left, noShows, checkedIn };
  return { hour, ...addTallies([{ ...counts, waits }]) };
}
