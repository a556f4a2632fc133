import type { TicketDocument, TicketRecord } from '../../tickets/index.ts';
import type { Reserved } from '../rules/allowance.ts';

/**
 * A slot of a person's allowance, taken by one ticket. Its `_id` ensures that no two tickets take it: tickets are sharded by
 * their counter, so none of their indexes can be unique per person.
 */
export type AllowanceSlotDocument = {
  _id: string;
  ticketId: string;
  counterId: number;
  /** A ticket id whose number was abandoned may get another number, which takes new slots. */
  number: number;
  /** The end of the ticket's day, when the slot expires. */
  until: Date;
  /** When its ticket came back to wait: the late side effects of an earlier call keep the slot (S-21). */
  returnedAt?: Date;
  /**
   * The intent of the transfer that took the slot; it counts as long as the ticket stores this intent, or belongs to the
   * person.
   */
  transfer?: string;
};

export type SlotOwner = Pick<
  TicketDocument,
  'userId' | 'slot' | 'categorySlot' | 'categoryId' | 'family'
>;
export type Taken = Pick<TicketDocument, '_id' | 'counterId' | 'number' | 'until' | 'returnedAt'> &
  SlotOwner;
/** The holder of slots: a number, for its future ticket. */
export type Holder = { ticketId: string; counterId: number; number: number };

/**
 * The slots that a ticket takes: one of all queues together, one of its category if that sets a limit, and the only one of its
 * multi-queue.
 */
export function allowanceSlotsOf(ticket: Taken): AllowanceSlotDocument[] {
  const { until = new Date(0), returnedAt } = ticket;
  const returned = returnedAt ? { returnedAt } : {};
  return slotIds(ticket).map((_id) => ({ _id, ...holderOf(ticket), until, ...returned }));
}

/** Takes the place of the category in the id of a slot of a multi-queue. */
const FAMILY = 'family';

export function slotIds({ userId, slot, categorySlot, categoryId, family }: SlotOwner): string[] {
  return [
    ...(slot === undefined ? [] : [`${userId}:${slot}`]),
    ...(categorySlot === undefined ? [] : [`${userId}:${categoryId}:${categorySlot}`]),
    ...(family === undefined ? [] : [`${userId}:${FAMILY}:${family}`]),
  ];
}

/** A ticket that is stored, or will be. */
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

/** A slot whose ticket does not belong to the person yet: its number is pending, or its ticket is being transferred. */
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
