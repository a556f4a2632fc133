import { ApiError, createCache } from '@turno/kit';
import type { Report, TodayReport } from '@turno/shared-types/reports';
import { dateAfter, localTime, merchantDay } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { datesBetween, rangeReport, todayReport, usualDates } from '../rules/report.ts';
import type { RollUp } from '../rules/tally.ts';
import { hourOf } from '../rules/tally-tickets.ts';
import { countOpenDays } from './roll-up.ts';

/** A day is rolled up within hours; for this many days a report also reads days that are late. */
const OPEN_DAYS = 7;
/** How old the figures of the current day may be. */
const TTL_MS = 10_000;
const MAX_CACHED = 200;
const HOUR_MINUTES = 60;

type Asked = { merchantId: number; queueId?: number | undefined };
type Range = { from: string; to: string };

/** Reads reports from roll-ups and, for days without one, from the tickets; these are cached for ten seconds. */
export function createReportReader(deps: Deps) {
  const { store, now } = deps;
  const openDays = createCache<number, RollUp[]>({
    name: 'open-days',
    max: MAX_CACHED,
    ttlMs: TTL_MS,
    load: async (merchantId) => {
      const { date } = merchantDay(await loadMerchant(deps, merchantId), now());
      return countOpenDays(deps, merchantId, datesBetween(dateAfter(date, -OPEN_DAYS), date));
    },
  });

  async function readDays(merchantId: number, dates: readonly string[]): Promise<RollUp[]> {
    // A day that is rolled up between the two reads is in both; the figures counted from tickets win.
    const open = await openDays.get(merchantId);
    const stored = await store.rollUps.find(merchantId, dates);
    const isOpen = (day: RollUp) =>
      open.some(({ queueId, date }) => queueId === day.queueId && date === day.date);
    return [
      ...open.filter(({ date }) => dates.includes(date)),
      ...stored.filter((day) => !isOpen(day)),
    ];
  }

  async function readDaysOf({ merchantId, queueId }: Asked, dates: readonly string[]) {
    const isAsked = await queueFilter(deps, merchantId, queueId);
    return (await readDays(merchantId, dates)).filter((day) => isAsked(day.queueId));
  }

  return {
    /** The report of a range of days. */
    async read(asked: Asked & Range): Promise<Report> {
      await loadMerchant(deps, asked.merchantId);
      return rangeReport(await readDaysOf(asked, datesBetween(asked.from, asked.to)));
    },
    /** Today so far, and the usual figures. */
    async readToday(asked: Asked): Promise<TodayReport> {
      const merchant = await loadMerchant(deps, asked.merchantId);
      const { date } = merchantDay(merchant, now());
      const days = await readDaysOf(asked, [date, ...usualDates(date)]);
      const { minutes } = localTime(now(), merchant.timezone);
      const reached = {
        date,
        hour: hourOf(now(), { ...merchant, date }),
        part: (minutes % HOUR_MINUTES) / HOUR_MINUTES,
      };
      const isToday = (day: RollUp) => day.date === date;
      return todayReport(
        reached,
        days.filter(isToday),
        days.filter((day) => !isToday(day)),
      );
    },
  };
}

async function loadMerchant({ store }: Deps, merchantId: number) {
  const merchant = await store.merchants.find(merchantId);
  if (!merchant) throw new ApiError('merchant_not_found');
  return merchant;
}

/** The queues of a report: all, including those removed since, or one with its sizes. */
async function queueFilter({ store }: Deps, merchantId: number, queueId: number | undefined) {
  if (queueId === undefined) return () => true;
  const queues = await store.queues.findOf([merchantId]);
  if (!queues.some(({ id }) => id === queueId)) throw new ApiError('queue_not_found');
  const family = queues.filter((each) => each.id === queueId || each.parentQueueId === queueId);
  const ids = new Set(family.map(({ id }) => id));
  return (id: number) => ids.has(id);
}
