import { type EventSlot, isShowPast } from './event-slots.ts';

type ShowUse = { isAnybodyWaiting: boolean; bookedSeats: number };

/**
 * S-10, QUE-035: whether people rely on the settings of a show. Before it begins, everybody with seats does; after that only
 * people who have not been called, because called people count as inside even at venues that scan no tickets.
 */
export function isShowInUse(
  slot: Pick<EventSlot, 'startsAt' | 'endsAt'>,
  { isAnybodyWaiting, bookedSeats }: ShowUse,
  now: Date,
): boolean {
  if (isShowPast(slot, now)) return false;
  return isAnybodyWaiting || (now < slot.startsAt && bookedSeats > 0);
}
