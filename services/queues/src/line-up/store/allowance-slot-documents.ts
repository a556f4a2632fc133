import type { TicketDocument, TicketRecord } from '../../tickets/index.ts';
import type { Reserved } from '../rules/allowance.ts';

/**
 * A slot of a person's allowance, taken by one ticket. Its `_id` ensures that no two tickets take it: tickets are
 * spread over shards by their counter, and no index of theirs could promise anything about a person.
 */
export type AllowanceSlotDocument = {
  _id: string;
  ticketId: string;
  counterId: number;
  /** A ticket id whose number was abandoned may get another number, and takes slots anew for that one. */
  number: number;
  /** The end of the ticket's day, when the slot expires. */
  until: Date;
  /** When its ticket came back to wait: the late effects of a call before that leave the slot (S-21). */
  returnedAt?: Date;
  /** The intent of the transfer that took it; it counts as long as the ticket has this intent, or is the person's. */
  transfer?: string;
};

export type SlotOwner = Pick<
  TicketDocument,
  'userId' | 'slot' | 'categorySlot' | 'categoryId' | 'family'
>;
export type Taken = Pick<TicketDocument, '_id' | 'counterId' | 'number' | 'until' | 'returnedAt'> &
  SlotOwner;
/** What takes slots: a number, for the ticket it is to become. */
export type Holder = { ticketId: string; counterId: number; number: number };

/**
 * The slots a ticket takes: one of all queues together, one of the category where it sets a limit, and the only one of a
 * multi-queue.
 */
export function allowanceSlotsOf(ticket: Taken): AllowanceSlotDocument[] {
  const { until = new Date(0), returnedAt } = ticket;
  const returned = returnedAt ? { returnedAt } : {};
  return slotIds(ticket).map((_id) => ({ _id, ...holderOf(ticket), until, ...returned }));
}

/** Stands where other slots name their category. */
const FAMILY = 'family';

export function slotIds({ userId, slot, categorySlot, categoryId, family }: SlotOwner): string[] {
  return [
    ...(slot === undefined ? [] : [`${userId}:${slot}`]),
    ...(categorySlot === undefined ? [] : [`${userId}:${categoryId}:${categorySlot}`]),
    ...(family === undefined ? [] : [`${userId}:${FAMILY}:${family}`]),
  ];
}

/** A ticket that is stored, or is to be. */
export type Numbered = Pick<TicketRecord, 'id' | 'userId' | 'counterId' | 'number'>;
/** All slots of a person. */
export const ofUser = (userId: number) => ({ _id: { $gte: `${userId}:`, $lt: `${userId};` } });

export const SLOT_FIELDS = {
  counterId: 1,
  number: 1,
  userId: 1,
  active: 1,
  transfer: 1,
  slot: 1,
  categorySlot: 1,
  categoryId: 1,
  family: 1,
} as const;

export function holderOf({ _id: ticketId, counterId, number }: Taken): Holder {
  return { ticketId, counterId, number };
}

/** A slot whose ticket is not the person's yet: its number is pending, or its ticket is being transferred. */
export function reservedSlot({
  _id,
  counterId,
  number,
}: Pick<AllowanceSlotDocument, '_id' | 'counterId' | 'number'>): Reserved {
  const [, first = '', second] = _id.split(':');
  const pending = { counterId, number, categoryId: null, slot: -1 };
  if (second === undefined) return { ...pending, slot: Number(first) };
  return first === FAMILY
    ? { ...pending, family: Number(second) }
    : { ...pending, categoryId: Number(first), categorySlot: Number(second) };
}
