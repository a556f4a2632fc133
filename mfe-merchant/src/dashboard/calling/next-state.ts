import type { DailyCounter } from '@turno/shared-types';
import { NEXT_BEFORE_OPENING_SECONDS } from '@turno/shared-types/constants';
import { minutesOf, type Slot } from '@turno/shared-types/rules';

export type NextState =
  | { kind: 'ready' }
  | { kind: 'disabled'; why: 'calling' | 'offline' | 'closed' | 'nobody' }
  | { kind: 'disabled'; why: 'too-early'; from: string };

export type NextScene = {
  counter: DailyCounter;
  slots: readonly Slot[];
  /** Local minutes of the merchant's day. */
  minutes: number;
  isCalling: boolean;
  isOnline: boolean;
  /** Whether queues open by the clock (G-27). */
  openOnlyInTime: boolean;
};

/** MER-022: whether the next person may be called, and why not. */
export function nextState(scene: NextScene): NextState {
  const { counter, slots, minutes } = scene;
  if (scene.isCalling) return { kind: 'disabled', why: 'calling' };
  if (counter.closed) return { kind: 'disabled', why: 'closed' };
  const first = slots[0];
  if (scene.openOnlyInTime && first) {
    const from = minutesOf(first.start) - NEXT_BEFORE_OPENING_SECONDS / 60;
    if (minutes < from) return { kind: 'disabled', why: 'too-early', from: first.start };
  }
  if (counter.ticketsAhead === 0) return { kind: 'disabled', why: 'nobody' };
  return scene.isOnline ? { kind: 'ready' } : { kind: 'disabled', why: 'offline' };
}

/** The number that the next call brings, as it is called out. */
export function nextTicketOf({ nextTicket, counter }: DailyCounter): string {
  return nextTicket ?? String(counter + 1);
}
