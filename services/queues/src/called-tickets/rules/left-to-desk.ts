import { isLeftToDesk, type TicketCommand } from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';
import { partyOf, type TicketRecord } from '../../tickets/index.ts';

type Facts = Pick<TicketRecord, 'userId' | 'checkedInAt' | 'entries'>;

/** S-14, S-21: why the check-ins of a ticket's people rule out this command of a desk; `null` when they permit it. */
export function partyViolation(
  command: TicketCommand | 'move',
  ticket: Facts,
): RuleViolation | null {
  const party = partyOf(ticket);
  if (isLeftToDesk(command, party)) return null;
  return { code: party.hasAnybodyEntered ? 'ticket_already_scanned' : 'ticket_not_processable' };
}
