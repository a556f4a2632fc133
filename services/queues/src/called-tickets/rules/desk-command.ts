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

/** S-21: why a desk cannot do this with a ticket; `null` when it can. */
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

/** Only what has just been called, and nothing has happened to since, is as if it had not been called. */
function takeBackViolation(ticket: CommandFacts, now: Date): RuleViolation | null {
  const { asideAt, calledAgain, executedAt } = ticket;
  if (asideAt || calledAgain) return { code: 'ticket_not_processable' };
  const seconds = (now.getTime() - (executedAt?.getTime() ?? 0)) / 1_000;
  return seconds > TAKE_BACK_SECONDS
    ? { code: 'too_late', payload: { n: TAKE_BACK_SECONDS } }
    : null;
}

/** What a command of a desk leaves of a called ticket. */
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

/** S-15: a ticket with the state and the desk that a command left, whatever happened to it since. */
export function asLeft(ticket: TicketRecord, { state, desk }: TicketLeft): TicketRecord {
  const { desk: _desk, calledAgain: _calledAgain, ...rest } = ticket;
  return { ...rest, state, ...(desk ? { desk } : {}) };
}

/** What desks show when a command takes effect. */
type Shown = {
  /** The calls that desks show now. */
  calls: readonly DeskCall[];
  /** The position of the desk's latest call. */
  lastPositionOf: (deskId: number) => number;
  /** The highest called number of the counter: the rank is between that and the next. */
  current: number;
  /** The call of its desk before this one; `null` where there is none. */
  previous: DeskCall | null;
};
type Override = { deskId: number; override: DeskOverride };
type Served = Pick<TicketRecord, 'number' | 'desk' | 'calledAgain' | 'executedAt'>;

/**
 * S-21: why a desk cannot do this with a ticket as it shows it; `null` when it can. Who was called together with a ticket that
 * is taken back would no longer be shown.
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

/** The call with which its desk shows a ticket; `null` when it shows another one. */
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
 * What a command of a desk puts in the place of what desks show. A ticket that is called again is shown by the desk that
 * calls it and by no other, with those whom this desk called together with it (S-03). The desk of a ticket that is kept
 * aside, put back or moved shows that its call has ended, and after a call that is taken back the one before.
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
  // Others of a group are still served.
  const ended = isMoving && shown?.first === shown?.number ? shown : null;
  const again = shown && !isMoving ? shown : { desk, first: number, number, paxCount };
  return [
    ...(ended ? [overriding({ ...ended, ended: true })] : []),
    ...(kind === 'call-again' ? [overriding({ ...again, at })] : []),
  ];
}
