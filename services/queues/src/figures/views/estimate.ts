import type { Estimate } from '@turno/shared-types';
import { estimatorOf, historyOf } from '../rules/estimate.ts';
import { ticketsAhead } from '../store/waiting-tickets.ts';
import { presentCounter } from './daily-counter.ts';
import type { QueueView } from './queue-views.ts';

/** QUE-078, X-48: the wait of the next person, or of the ticket asked about. */
export function presentEstimate(view: QueueView, asked: number | undefined): Estimate {
  const { waiting } = view.figures;
  const counter = presentCounter(view);
  // No ticket waits in a multi-queue itself.
  const isFamily = view.children.length > 0;
  const ahead = asked === undefined || isFamily ? null : ticketsAhead(waiting, asked);
  const estimator = estimatorOf(historyOf(view));
  const { seconds, range } = estimator.of(ahead ?? waiting.numbers.length);
  return {
    estimatedWaitingTime: isFamily ? counter.estimatedWaitingTime : seconds,
    queueId: view.queue.id,
    queueDailyCounter: {
      counter: counter.counter,
      ticketsAhead: counter.ticketsAhead,
      nextAvailableTicket: counter.nextAvailableTicket,
    },
    calcMode: isFamily && counter.counter > 0 ? 'average' : estimator.calcMode,
    ticketsAheadForCounter: ahead,
    ...(isFamily ? {} : range),
  };
}
