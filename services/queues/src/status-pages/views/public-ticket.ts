import type { Ticket } from '@turno/shared-types';
import type { PublicTicket } from '@turno/shared-types/shared-tickets';

/** What anybody may know of a ticket who has its code; the schema of the answer leaves out all the rest. */
export function publicTicket({
  merchant,
  queue,
  queueDailyCounter,
  ...ticket
}: Ticket): PublicTicket {
  const { date, time, currentTicket, closed, paused, closesAt } = queueDailyCounter;
  const day = { date, time, currentTicket, closed, paused, closesAt };
  return { ...ticket, ...day, merchant, queueName: queue.name };
}
