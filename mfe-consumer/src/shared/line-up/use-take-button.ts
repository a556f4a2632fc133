import type { Merchant, Queue, Role, Ticket } from '@turno/shared-types';
import { MAX_TICKETS_PER_USER } from '@turno/shared-types/constants';
import { isMerchant, remainingAllowance } from '@turno/shared-types/rules';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { type QueueState, queueState } from '../queue/queue-state.ts';
import { roleAtom } from '../session/atoms.ts';
import { waitingTickets } from '../tickets/current-ticket.ts';

/** What decides whether this person may join a queue now. */
export type JoinContext = {
  merchant: Merchant;
  queue: Queue;
  tickets: readonly Ticket[];
  now: Date;
};

/** CON-025: the state of the button, from the person's role, their tickets and the state of the queue. */
export function useTakeButton({ merchant, queue, tickets, now }: JoinContext): TakeButtonState {
  const role = useAtomValue(roleAtom);
  const isOnline = useOnline();
  return takeButtonState({
    queue: queueState(merchant, queue, now),
    role,
    remaining: remainingTickets(merchant, tickets),
    isOnline,
  });
}

/** QUE-058, QUE-060: how many tickets may still be taken here, as far as the browser knows. */
export function remainingTickets(merchant: Merchant, tickets: readonly Ticket[]): number {
  const ofCategory = merchant.category?.parent_category?.maxActiveTicketsPerUser ?? null;
  const here = remainingAllowance(ofCategory, waitingTickets(tickets, merchant.id));
  const overall = remainingAllowance(MAX_TICKETS_PER_USER, waitingTickets(tickets));
  return Math.min(here ?? MAX_TICKETS_PER_USER, overall ?? MAX_TICKETS_PER_USER);
}

export type TakeButtonContext = {
  queue: Pick<QueueState, 'blocker'>;
  role: Role | null;
  /** Tickets this person may still take; `null` if there is no limit. */
  remaining: number | null;
  isOnline: boolean;
};

export type TakeButtonState =
  | { mayTake: true }
  | { mayTake: false; reason: 'merchant' | 'paused' | 'closed' | 'tooLate' | 'limit' | 'offline' }
  | { mayTake: false; reason: 'blocked'; from: Date };

/** CON-025: whether a number may be taken now, and if not, the one reason to show. */
export function takeButtonState(context: TakeButtonContext): TakeButtonState {
  const { blocker } = context.queue;
  if (isMerchant(context.role ?? undefined)) return { mayTake: false, reason: 'merchant' };
  if (blocker?.kind === 'early') return { mayTake: false, reason: 'blocked', from: blocker.from };
  if (blocker) return { mayTake: false, reason: blocker.kind };
  if (context.remaining === 0) return { mayTake: false, reason: 'limit' };
  return context.isOnline ? { mayTake: true } : { mayTake: false, reason: 'offline' };
}
