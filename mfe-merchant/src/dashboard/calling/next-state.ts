import type { DailyCounter } from '@turno/shared-types';
import { awaitedOpening, type MerchantDay } from '@turno/shared-types/rules';

export type NextState =
  | { kind: 'ready' }
  | { kind: 'disabled'; why: 'calling' | 'offline' | 'closed' | 'nobody' }
  | { kind: 'disabled'; why: 'too-early'; from: Date };

export type NextContext = {
  counter: Pick<DailyCounter, 'ticketsAhead' | 'closed'>;
  day: MerchantDay;
  isCalling: boolean;
  isOnline: boolean;
  /** Whether queues open by the clock (G-27). */
  openOnlyInTime: boolean;
};

/** MER-022: whether the next ticket may be called, and why not. */
export function nextState(context: NextContext): NextState {
  const { counter, day } = context;
  if (context.isCalling) return { kind: 'disabled', why: 'calling' };
  const from = awaitedOpening(day, context.openOnlyInTime);
  if (from) return { kind: 'disabled', why: 'too-early', from };
  // S-04: staff can call in a closed queue while people wait.
  if (counter.ticketsAhead === 0) {
    return { kind: 'disabled', why: counter.closed ? 'closed' : 'nobody' };
  }
  return context.isOnline ? { kind: 'ready' } : { kind: 'disabled', why: 'offline' };
}

/** The number that the next call announces. */
export function nextTicketOf({ nextTicket, counter }: DailyCounter): string {
  return nextTicket ?? String(counter + 1);
}
