import { type EventSlot, isShowPast } from './event-slots.ts';

type ShowUse = { isAnybodyWaiting: boolean; bookedSeats: number };

/**
 * S-10, QUE-035: whether people rely on the settings of a show: they wait for it, or hold seats before it begins, called or
 * not. Of a show that has begun who was called counts as inside, also where nobody scans; a show that is over and can no longer be booked has nobody.
 */
export function isShowInUse(
  slot: Pick<EventSlot, 'startsAt' | 'endsAt'>,
  { isAnybodyWaiting, bookedSeats }: ShowUse,
  now: Date,
): boolean {
  if (isShowPast(slot, now)) return false;
  return isAnybodyWaiting || (now < slot.startsAt && bookedSeats > 0);
}
