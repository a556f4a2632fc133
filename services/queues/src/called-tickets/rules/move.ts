import type { RuleViolation } from '../../core/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import { partyViolation } from './left-to-desk.ts';
import { sortKeyBehind } from './put-back.ts';

type Facts = Pick<
  TicketRecord,
  'userId' | 'state' | 'checkedInAt' | 'entries' | 'counterId' | 'passes' | 'time'
>;
type Target = {
  queue: { type: 'event' | 'standard'; passMode: 'free' | 'generic' | 'specific' };
  counter: { id: number } | null;
};

/**
 * S-21: why a ticket cannot be moved to another queue; `null` when it can. All other obstacles are decided as for a customer
 * whom staff add.
 */
export function moveViolation(ticket: Facts, { queue, counter }: Target): RuleViolation | null {
  const violation = partyViolation('move', ticket);
  if (violation) return violation;
  if (ticket.state === 'cancelled') return { code: 'ticket_not_processable' };
  // Seats and uses of passes belong to one queue.
  const isBound = Boolean(ticket.time) || (ticket.passes?.length ?? 0) > 0;
  const isOther = queue.type === 'event' || queue.passMode !== 'free';
  if (isBound || isOther || !counter) return { code: 'queue_not_supported' };
  return counter.id === ticket.counterId ? { code: 'already_in_queue' } : null;
}

type Line = {
  waiting: { numbers: number[]; createdAt: number[]; sortKeys: ReadonlyMap<number, number> };
  /** The highest called number of the counter. */
  counter: { current: number };
};

/**
 * The sort key that places a ticket before the first waiting ticket that joined later, so that it keeps its waiting time; none
 * if all others joined earlier.
 */
export function sortKeySince(line: Line, since: Date) {
  const ahead = line.waiting.createdAt.findIndex((each) => each > since.getTime());
  return ahead < 0 ? undefined : sortKeyBehind(keysOf(line), ahead, line.counter.current);
}

/** The sort key that places a ticket behind all others. */
export function sortKeyAtEnd(line: Line): number {
  const keys = keysOf(line);
  return sortKeyBehind(keys, keys.length, line.counter.current);
}

function keysOf({ waiting: { numbers, sortKeys } }: Line): number[] {
  return numbers.map((number) => sortKeys.get(number) ?? number);
}
