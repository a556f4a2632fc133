import { dateAfter, type Hours, localTime, type MerchantDay } from '@turno/shared-types/rules';
import type { CounterRecord } from '../../queue-days/index.ts';
import { isDayFinished, type QueueRecord } from '../../queues/index.ts';

/**
 * The dates on which a queue may have tickets for the lists of staff. Shows follow the calendar: after midnight one of
 * yesterday may still run, while the day of a place that stays open continues (S-04).
 */
export function listedDates({ type }: Pick<QueueRecord, 'type'>, day: MerchantDay): string[] {
  if (type !== 'event') return [day.date];
  const { date: today } = localTime(day.now, day.timezone);
  return [...new Set([dateAfter(today, -1), day.date, today])];
}

/**
 * Whether staff may list the tickets of a day or a show: it is of today or later, a show that still runs, or a day whose called
 * tickets they still finish (S-21).
 */
export function isDayListed(
  { date, time }: Pick<CounterRecord, 'date' | 'time'>,
  queue: QueueRecord,
  { merchant, day }: { merchant: Hours; day: MerchantDay },
): boolean {
  return date >= day.date || !isDayFinished(queue, merchant, { date, time, now: day.now });
}
