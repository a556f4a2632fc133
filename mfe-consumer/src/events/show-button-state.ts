import type { Queue, Role } from '@turno/shared-types';
import { isMerchant, type Show, seatsLeft, slotBooking } from '@turno/shared-types/rules';
import type { QueueState } from '../shared/queue/queue-state.ts';

export type ShowButtonContext = {
  show: Show;
  queue: Pick<Queue, 'eventPaxCapacity' | 'minPax' | 'maxPax'>;
  state: Pick<QueueState, 'blocker'>;
  role: Role | null;
  /** Whether this person has a ticket for the show, even if it is no longer listed. */
  hasTicket: boolean;
  /** Tickets this person may still take. */
  remaining: number;
  isOnline: boolean;
  now: Date;
};

export type ShowButtonState =
  /** `most` is the largest party for which there are seats. */
  | { mayBook: true; most: number }
  | {
      mayBook: false;
      reason: 'merchant' | 'over' | 'paused' | 'closed' | 'tooLate' | 'full' | 'limit' | 'offline';
    }
  /** From this instant the show can be booked, or joining is possible at all. */
  | { mayBook: false; reason: 'early' | 'blocked'; from: Date };

/** CON-065, QUE-082: whether a show can be booked now, and if not, the one reason to show. */
export function showButtonState(context: ShowButtonContext): ShowButtonState {
  const { show, queue, state, now } = context;
  const seats = seatsLeft(show, queue);
  // The state below has its own reason for a closed show.
  const booking = slotBooking({ ...show.slot, isClosed: false }, now, 'public');
  if (isMerchant(context.role ?? undefined)) return { mayBook: false, reason: 'merchant' };
  // QUE-061: one ticket for each show, even when it is no longer shown.
  if (booking === 'over' || context.hasTicket) return { mayBook: false, reason: 'over' };
  const { blocker } = state;
  if (blocker?.kind === 'early') return { mayBook: false, reason: 'blocked', from: blocker.from };
  if (blocker) return { mayBook: false, reason: blocker.kind };
  if (booking === 'early') {
    return { mayBook: false, reason: 'early', from: show.slot.bookableFrom };
  }
  if (seats < queue.minPax) return { mayBook: false, reason: 'full' };
  if (context.remaining === 0) return { mayBook: false, reason: 'limit' };
  if (!context.isOnline) return { mayBook: false, reason: 'offline' };
  return { mayBook: true, most: Math.min(seats, queue.maxPax ?? seats) };
}
