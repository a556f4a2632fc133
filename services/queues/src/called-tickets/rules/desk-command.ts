import type { RuleViolation } from '../../core/index.ts';
import {
  type DeskCall,
  type DeskOverride,
  servingDesk,
  type TicketRecord,
} from '../../tickets/index.ts';

export type DeskCommandKind = 'call-again' | 'not-come';

/** S-21: why a desk cannot do this with a ticket; `null` when it can. */
export function deskCommandViolation(
  kind: DeskCommandKind,
  ticket: Pick<TicketRecord, 'state' | 'checkedInAt' | 'asideAt'>,
): RuleViolation | null {
  if (ticket.checkedInAt) return { code: 'ticket_already_scanned' };
  if (ticket.state !== 'called') return { code: 'ticket_not_processable' };
  return kind === 'not-come' && ticket.asideAt ? { code: 'ticket_not_processable' } : null;
}

/** What desks show when a command takes effect. */
type Shown = {
  /** The calls that desks show now. */
  calls: readonly DeskCall[];
  /** The desk's highest called number. */
  lastNumberOf: (deskId: number) => number;
  /** The highest called number of the counter. */
  current: number;
};
type Override = { deskId: number; override: DeskOverride };

/**
 * What a command of a desk puts in the place of what desks show. A ticket that is called again is shown by the desk that
 * calls it and by no other; the desk of a ticket that is kept aside shows that its call has ended.
 */
export function overridesOf(
  command: { kind: DeskCommandKind; desk: DeskCall['desk']; at: Date },
  ticket: TicketRecord,
  { calls, lastNumberOf, current }: Shown,
): Override[] {
  const { at, desk, kind } = command;
  const overriding = (call: DeskCall): Override => {
    const deskId = call.desk?.id ?? 0;
    // Between the calls of the numbers before and after it.
    return { deskId, override: { call, after: lastNumberOf(deskId), at, rank: current + 0.5 } };
  };
  const { number, paxCount } = ticket;
  const before = servingDesk(ticket);
  const shown = calls.find(({ desk: each }) => (each?.id ?? 0) === (before?.id ?? 0));
  const isShown = shown && !shown.ended && shown.first <= number && number <= shown.number;
  const isMoving = kind === 'not-come' || (before?.id ?? 0) !== (desk?.id ?? 0);
  // Others of a group are still served.
  const ended = isShown && isMoving && shown.first === shown.number;
  return [
    ...(ended ? [overriding({ ...shown, ended: true })] : []),
    ...(kind === 'call-again' ? [overriding({ desk, first: number, number, paxCount, at })] : []),
  ];
}
