import type { DailyCounter, Merchant, Ticket } from '@turno/shared-types';

/** A merchant with the new state of one queue's day; index 0 is the current day. */
export function withCounter(merchant: Merchant, counter: DailyCounter): Merchant {
  return {
    ...merchant,
    queues: merchant.queues.map((queue) =>
      queue.id === counter.queueId
        ? { ...queue, queue_daily_counters: [counter, ...queue.queue_daily_counters.slice(1)] }
        : queue,
    ),
  };
}

/** Tickets with the number that their queue serves now. */
export function withServed(tickets: readonly Ticket[], day: DailyCounter): Ticket[] {
  const { counter, currentTicket, ticketsAhead, closed, paused } = day;
  return tickets.map((ticket) =>
    ticket.queueDailyCounterId === day.id
      ? {
          ...ticket,
          queueDailyCounter: {
            ...ticket.queueDailyCounter,
            counter,
            currentTicket,
            ticketsAhead,
            closed,
            paused,
          },
        }
      : ticket,
  );
}
