import { TAKE_BACK_SECONDS } from '@turno/shared-types/constants';
import type { TicketCommand } from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';
import {
  type DeskCall,
  type DeskOverride,
  servingDesk,
  type TicketLeft,
  type TicketRecord,
} from '../../tickets/index.ts';
import { partyViolation } from './left-to-desk.ts';

export type DeskCommandKind = TicketCommand;

type CommandFacts = Pick<
  TicketRecord,
  'userId' | 'state' | 'checkedInAt' | 'entries' | 'asideAt' | 'calledAgain' | 'executedAt'
>;

/** Whether the ticket waits again after the command. */
export function isReturn(kind: DeskCommandKind | 'move'): boolean {
  return kind === 'put-back' || kind === 'take-back';
}

/** S-21: why a desk cannot apply this command to a ticket; `null` when it can. */
export function deskCommandViolation(
  kind: DeskCommandKind,
  ticket: CommandFacts,
  now: Date,
): RuleViolation | null {
  const violation = partyViolation(kind, ticket);
  if (violation) return violation;
  if (ticket.state !== 'called') return { code: 'ticket_not_processable' };
  if (kind === 'take-back') return takeBackViolation(ticket, now);
  return kind === 'not-come' && ticket.asideAt ? { code: 'ticket_not_processable' } : null;
}

/** Only a recent call after which nothing else happened can be taken back. */
function takeBackViolation(ticket: CommandFacts, now: Date): RuleViolation | null {
  const { asideAt, calledAgain, executedAt } = ticket;
  if (asideAt || calledAgain) return { code: 'ticket_not_processable' };
  const seconds = (now.getTime() - (executedAt?.getTime() ?? 0)) / 1_000;
  return seconds > TAKE_BACK_SECONDS
    ? { code: 'too_late', payload: { n: TAKE_BACK_SECONDS } }
    : null;
}

/** The state in which a desk's command leaves a called ticket. */
export function leftBy(
  kind: DeskCommandKind,
  ticket: Pick<TicketRecord, 'executedAt' | 'desk' | 'calledAgain'>,
  desk: TicketLeft['desk'],
): TicketLeft {
  if (kind === 'call-again') return { state: 'called', desk };
  return kind === 'not-come'
    ? { state: 'called', desk: servingDesk(ticket) }
    : { state: 'waiting', desk: null };
}

/** S-15: a ticket with the state and the desk that a command left, whatever has happened to it since. */
export function asLeft(ticket: TicketRecord, { state, desk }: TicketLeft): TicketRecord {
  const { desk: _desk, calledAgain: _calledAgain, ...rest } = ticket;
  return { ...rest, state, ...(desk ? { desk } : {}) };
}

/** What desks show when a command takes effect. */
type Shown = {
  /** The calls that desks show now. */
  calls: readonly DeskCall[];
  /** The position of a desk's latest call. */
  lastPositionOf: (deskId: number) => number;
  /** The highest called number of the counter: the rank is between that and the next. */
  current: number;
  /** The call of the desk before this one; `null` for none. */
  previous: DeskCall | null;
};
type Override = { deskId: number; override: DeskOverride };
type Served = Pick<TicketRecord, 'number' | 'desk' | 'calledAgain' | 'executedAt'>;

/**
 * S-21: why a desk, given what it shows, cannot apply this command to a ticket; `null` when it can. Taking back one ticket of a
 * group would hide the people who were called together with it.
 */
export function shownViolation(
  kind: DeskCommandKind | 'move',
  ticket: Served,
  calls: readonly DeskCall[],
): RuleViolation | null {
  const shown = callShowing(ticket, calls);
  const isOfGroup = shown !== null && shown.first !== shown.number;
  return kind === 'take-back' && isOfGroup ? { code: 'ticket_not_processable' } : null;
}

/** The call with which the desk of a ticket shows it; `null` when the desk shows another one. */
export function callShowing<Call extends DeskCall>(
  ticket: Served,
  calls: readonly Call[],
): Call | null {
  const { number } = ticket;
  const deskId = servingDesk(ticket)?.id ?? 0;
  const shown = calls.find(({ desk }) => (desk?.id ?? 0) === deskId);
  return shown && !shown.ended && shown.first <= number && number <= shown.number ? shown : null;
}

/**
 * The overrides that a desk's command sets. A ticket that is called again is shown only by the desk that calls it, together
 * with those whom this desk called with it (S-03). When a ticket is set aside, put back or moved, its desk shows that the call
 * has ended; when a call is taken back, its desk shows the call before.
 */
export function overridesOf(
  command: { kind: DeskCommandKind | 'move'; desk: DeskCall['desk']; at: Date },
  ticket: Served & Pick<TicketRecord, 'paxCount'>,
  { calls, lastPositionOf, current, previous }: Shown,
): Override[] {
  const { at, desk, kind } = command;
  const overriding = (call: DeskCall, rank = current + 0.5): Override => {
    const deskId = call.desk?.id ?? 0;
    return { deskId, override: { call, after: lastPositionOf(deskId), at, rank } };
  };
  const { number, paxCount } = ticket;
  const before = servingDesk(ticket);
  const shown = callShowing(ticket, calls);
  if (kind === 'take-back') {
    if (!shown) return [];
    return [
      previous ? overriding(previous, previous.number) : overriding({ ...shown, ended: true }),
    ];
  }
  const isMoving = kind !== 'call-again' || (before?.id ?? 0) !== (desk?.id ?? 0);
  // The others of a group are still being served.
  const ended = isMoving && shown?.first === shown?.number ? shown : null;
  const again = shown && !isMoving ? shown : { desk, first: number, number, paxCount };
  return [
    ...(ended ? [overriding({ ...ended, ended: true })] : []),
    ...(kind === 'call-again' ? [overriding({ ...again, at })] : []),
  ];
}
