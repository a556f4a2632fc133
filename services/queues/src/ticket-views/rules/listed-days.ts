import {
  dateAfter,
  eventSlotAt,
  isShowOver,
  localTime,
  type MerchantDay,
} from '@turno/shared-types/rules';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';

/**
 * The dates on which a queue may have tickets that staff look through now. Shows follow the calendar: after midnight one of
 * yesterday may still run, while the day of a place that stays open goes on (S-04).
 */
export function listedDates({ type }: Pick<QueueRecord, 'type'>, day: MerchantDay): string[] {
  if (type !== 'event') return [day.date];
  const { date: today } = localTime(day.now, day.timezone);
  return [...new Set([dateAfter(today, -1), day.date, today])];
}

/** Whether staff may look through the tickets of a day or a show: it is of today or later, or a show that still runs. */
export function isDayListed(
  { date, time }: Pick<CounterRecord, 'date' | 'time'>,
  queue: QueueRecord,
  day: MerchantDay,
): boolean {
  if (date >= day.date) return true;
  return time !== null && !isShowOver(eventSlotAt(queue, { date, time }, day.timezone), day.now);
}
