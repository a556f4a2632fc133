import type { Merchant, Queue, Ticket } from '@turno/shared-types';
import { type QueueKind, queueKind } from '../shared/queue/queue-path.ts';
import { dayOf, queueState, type StatusLabel } from '../shared/queue/queue-state.ts';

/** CON-034, CON-037: the action of the box's one button; `none` for a box without one. */
type BoxAction = 'show-ticket' | 'take-first' | 'take' | 'ask-table' | 'see-shows' | 'none';

export type QueueBoxView = {
  kind: QueueKind;
  label: StatusLabel;
  opensAt: string | null;
  action: BoxAction;
  /** The number the next person gets, for the button's text. */
  nextNumber: number | null;
};

/** What one box of the merchant's page offers. */
export function queueBoxView(
  { merchant, queue, held }: { merchant: Merchant; queue: Queue; held: Ticket | null },
  now: Date,
): QueueBoxView {
  const { label, opensAt } = queueState(merchant, queue, now);
  const kind = queueKind(queue);
  const nextNumber = dayOf(queue)?.nextAvailableTicket ?? null;
  return { kind, label, opensAt, action: action(kind, held, nextNumber), nextNumber };
}

function action(kind: QueueKind, held: Ticket | null, nextNumber: number | null): BoxAction {
  if (kind === 'event') return 'see-shows';
  if (held) return 'show-ticket';
  if (kind === 'multi') return 'ask-table';
  if (kind !== 'ordinary') return 'none';
  return nextNumber === null || nextNumber <= 1 ? 'take-first' : 'take';
}
