import type { Ticket } from '@turno/shared-types';
import type { PublicTicket } from '@turno/shared-types/shared-tickets';

/** The fields of a ticket that anybody with its code may read; the schema of the reply removes all others. */
export function publicTicket({
  merchant,
  queue,
  queueDailyCounter,
  ...ticket
}: Ticket): PublicTicket {
  const { date, time, currentTicket, servedOfDayBefore } = queueDailyCounter;
  const { closed, paused, closesAt } = queueDailyCounter;
  const day = { date, time, currentTicket, servedOfDayBefore, closed, paused, closesAt };
  return { ...ticket, ...day, merchant, queueName: queue.name };
}
