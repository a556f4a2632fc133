import type { TicketDocument, TicketRecord } from '../../tickets/index.ts';
import type { Held } from '../rules/allowance.ts';

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
};

export type SlotOwner = Pick<TicketDocument, 'userId' | 'slot' | 'categorySlot' | 'categoryId'>;
export type Taken = Pick<TicketDocument, '_id' | 'counterId' | 'number' | 'until'> & SlotOwner;
/** What takes slots: a number, for the ticket it is to become. */
export type Holder = { ticketId: string; counterId: number; number: number };

/** The slots a ticket takes: one of all queues together and, where its category sets a limit, one of the category. */
export function allowanceSlotsOf(ticket: Taken): AllowanceSlotDocument[] {
  const { until = new Date(0) } = ticket;
  return slotIds(ticket).map((_id) => ({ _id, ...holderOf(ticket), until }));
}

export function slotIds({ userId, slot, categorySlot, categoryId }: SlotOwner): string[] {
  return [
    ...(slot === undefined ? [] : [`${userId}:${slot}`]),
    ...(categorySlot === undefined ? [] : [`${userId}:${categoryId}:${categorySlot}`]),
  ];
}

/** A ticket that is stored, or is to be. */
export type Numbered = Pick<TicketRecord, 'id' | 'userId' | 'counterId' | 'number'>;
/** All slots of a person. */
export const ofUser = (userId: number) => ({ _id: { $gte: `${userId}:`, $lt: `${userId};` } });

export const SLOT_FIELDS = {
  ...{ counterId: 1, number: 1, userId: 1, active: 1 },
  ...{ slot: 1, categorySlot: 1, categoryId: 1 },
} as const;

export function holderOf({ _id: ticketId, counterId, number }: Taken): Holder {
  return { ticketId, counterId, number };
}

/** A slot without a ticket yet counts towards the allowance and belongs to no queue. */
export function reservedSlot({ _id }: Pick<AllowanceSlotDocument, '_id'>): Held {
  const [, first = -1, second] = _id.split(':').map(Number);
  return second === undefined
    ? { counterId: NO_COUNTER, categoryId: null, slot: first }
    : { counterId: NO_COUNTER, categoryId: first, slot: -1, categorySlot: second };
}

const NO_COUNTER = -1;
