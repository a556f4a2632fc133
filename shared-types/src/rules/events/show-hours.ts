import { type Hours, type MerchantDay, merchantDay } from '../openings/merchant-day.ts';
import type { EventSlot } from './event-slots.ts';

type ShowHours = {
  /** The day whose hours a show follows: its own if that is a later one (S-05), otherwise the current day. */
  day: MerchantDay;
  today: MerchantDay;
};

/** The days that decide whether a show can be booked now; `null` for no show. */
export function showHours(
  merchant: Hours,
  slot: Pick<EventSlot, 'date' | 'startsAt'> | null,
  now: Date,
): ShowHours {
  const today = merchantDay(merchant, now);
  const isComing = slot !== null && slot.date > today.date;
  return { today, day: isComing ? merchantDay(merchant, slot.startsAt) : today };
}
