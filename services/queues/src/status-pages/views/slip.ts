import type { Ticket } from '@turno/shared-types';
import type { Slip } from '@turno/shared-types/shared-tickets';

/** A ticket as it is printed. */
export function presentSlip({ ticket, statusCode }: { ticket: Ticket; statusCode: string }): Slip {
  const { ticketValue, merchant, queue, queueDailyCounter, paxCount, createdAt } = ticket;
  return {
    ticketValue,
    paxCount,
    createdAt,
    statusCode,
    merchantName: merchant.name,
    timezone: merchant.timezone,
    queueName: queue.name,
    date: queueDailyCounter.date,
    time: queueDailyCounter.time,
    ticketsAhead: ticket.ticketsAhead,
    estimatedWaitingTime: ticket.estimatedWaitingTime,
    waitLow: ticket.waitLow,
    waitHigh: ticket.waitHigh,
    checkInCode: ticket.checkInCode,
  };
}
