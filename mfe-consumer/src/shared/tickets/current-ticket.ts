import type { Ticket } from '@turno/shared-types';
import { isHeld } from '@turno/shared-types/rules';

/** A queue with all ids that its tickets can have: the tickets of a multi-queue have the ids of its children. */
export type QueueFamily = { merchantId: number; queueIds: readonly number[] };

/** Whether its holder removed the ticket; a ticket that was ended by others is still shown. */
export function isGivenBack({ canceledAt, endReason }: Ticket): boolean {
  return canceledAt !== null && !endReason;
}

/**
 * The newest ticket of a queue that its holder did not give back; `tickets` come newest first. A ticket that was moved away
 * counts only if there is no other: it may have been moved back since, with its waiting time.
 */
export function latestTicket(
  tickets: readonly Ticket[],
  { merchantId, queueIds }: QueueFamily,
): Ticket | null {
  const own = tickets.filter(
    (ticket) =>
      ticket.merchant.id === merchantId &&
      queueIds.includes(ticket.queue.id) &&
      !isGivenBack(ticket),
  );
  return own.find(({ movedTo }) => !movedTo) ?? own[0] ?? null;
}

/** S-21: the ticket that replaces one that was moved to another queue; `null` for every other ticket. */
export function successorOf({ movedTo }: Ticket, tickets: readonly Ticket[]): Ticket | null {
  const isSuccessor = ({ queueDailyCounterId, counter }: Ticket) =>
    queueDailyCounterId === movedTo?.queueDailyCounterId && counter === movedTo.counter;
  return tickets.find(isSuccessor) ?? null;
}

/** QUE-072: the ticket this person holds in a queue; one that is over does not prevent another. */
export function heldTicket(
  tickets: readonly Ticket[],
  family: QueueFamily,
  now: Date,
): Ticket | null {
  const ticket = latestTicket(tickets, family);
  return ticket && isHeld(ticket, now) ? ticket : null;
}

/** The ticket this person holds for one show; they may hold others of the same event. */
export function showTicket(tickets: readonly Ticket[], dailyCounterId: number): Ticket | null {
  const ticket = latestShowTicket(tickets, dailyCounterId);
  return ticket?.canceledAt === null ? ticket : null;
}

/** The newest ticket for one show that was not given back. */
export function latestShowTicket(
  tickets: readonly Ticket[],
  dailyCounterId: number,
): Ticket | null {
  return (
    tickets.find(
      (ticket) => ticket.queueDailyCounterId === dailyCounterId && !isGivenBack(ticket),
    ) ?? null
  );
}

/** QUE-060: the number of waiting tickets, at one merchant or all. The services count those of the category at other merchants. */
export function waitingTickets(tickets: readonly Ticket[], merchantId?: number): number {
  return tickets.filter(
    ({ merchant, status, executedAt, canceledAt }) =>
      (merchantId === undefined || merchant.id === merchantId) &&
      status === 'waiting' &&
      executedAt === null &&
      canceledAt === null,
  ).length;
}
