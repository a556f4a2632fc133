import type { Role } from '@turno/shared-types';
import { isMerchant } from '@turno/shared-types/rules';
import type { QueueState } from '../queue/queue-state.ts';

export type TakeButtonContext = {
  queue: Pick<QueueState, 'isClosed' | 'isPaused' | 'isOutsideHours' | 'blockedUntil' | 'opensAt'>;
  role: Role | null;
  /** Tickets this person may still take; `null` when nothing limits them. */
  remaining: number | null;
  openOnlyInTime: boolean;
  isOnline: boolean;
};

export type TakeButtonState =
  | { mayTake: true }
  | { mayTake: false; reason: 'merchant' | 'paused' | 'closed' | 'limit' | 'offline' }
  | { mayTake: false; reason: 'blocked'; from: Date }
  /** `from` is `HH:mm` by the merchant's clock, `null` when the day holds no later opening. */
  | { mayTake: false; reason: 'outside-hours'; from: string | null };

/** CON-025: whether a number may be taken now, and if not, the one reason to show. */
export function takeButtonState(context: TakeButtonContext): TakeButtonState {
  const { queue } = context;
  if (isMerchant(context.role ?? undefined)) return { mayTake: false, reason: 'merchant' };
  if (queue.isPaused) return { mayTake: false, reason: 'paused' };
  if (queue.isClosed) return { mayTake: false, reason: 'closed' };
  if (queue.blockedUntil !== null) {
    return { mayTake: false, reason: 'blocked', from: queue.blockedUntil };
  }
  if (context.openOnlyInTime && queue.isOutsideHours) {
    return { mayTake: false, reason: 'outside-hours', from: queue.opensAt };
  }
  if (context.remaining === 0) return { mayTake: false, reason: 'limit' };
  return context.isOnline ? { mayTake: true } : { mayTake: false, reason: 'offline' };
}
