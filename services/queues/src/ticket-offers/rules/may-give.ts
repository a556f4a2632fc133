import type { RuleViolation } from '../../core/index.ts';
import { hasEntered, type TicketRecord } from '../../tickets/index.ts';

type Facts = Pick<TicketRecord, 'state' | 'checkedInAt' | 'entries' | 'passes'>;

/** Why a ticket cannot be given to another person: it is over, its people are inside, or it depends on their passes. */
export function givingViolation({
  state,
  checkedInAt,
  entries = [],
  passes = [],
}: Facts): RuleViolation | null {
  const isOver = state === 'cancelled' || checkedInAt !== null || hasEntered({ entries });
  return isOver || passes.length > 0 ? { code: 'ticket_not_transferable' } : null;
}
