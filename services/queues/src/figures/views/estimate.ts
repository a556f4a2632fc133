import type { Estimate } from '@turno/shared-types';
import { carriedAhead } from '../rules/carried-line.ts';
import { estimateOf } from '../rules/queue-estimate.ts';
import { ticketsAhead } from '../store/waiting-tickets.ts';
import { presentCounter } from './daily-counter.ts';
import { waitFields } from './family.ts';
import type { QueueView } from './queue-views.ts';

/** QUE-078, X-48: the wait of the next person, or of the requested ticket. */
export function presentEstimate(view: QueueView, asked: number | undefined): Estimate {
  return view.children.length > 0 ? familyEstimate(view) : queueEstimate(view, asked);
}

function queueEstimate(view: QueueView, asked: number | undefined): Estimate {
  const { waiting, counter } = view.figures;
  const inQueue = waiting.numbers.length + carriedAhead(view, undefined);
  const ahead = asked === undefined ? null : aheadOf(view, asked);
  const estimator = estimateOf(view);
  const { seconds, range } = estimator.of(ahead ?? inQueue);
  return {
    estimatedWaitingTime: seconds,
    queueId: view.queue.id,
    queueDailyCounter: {
      counter: counter.current,
      ticketsAhead: inQueue,
      nextAvailableTicket: counter.lastNumber + 1,
    },
    calcMode: estimator.calcMode,
    ticketsAheadForCounter: ahead,
    ...range,
  };
}

function aheadOf(view: QueueView, asked: number): number {
  const { waiting } = view.figures;
  const ahead = ticketsAhead(waiting, asked);
  return ahead + carriedAhead(view, waiting.createdAt[ahead]);
}

/** No ticket waits in a multi-queue itself, so its estimate comes from its children. */
function familyEstimate(view: QueueView): Estimate {
  const { counter, ticketsAhead: inQueue, ...family } = presentCounter(view);
  const { calcMode } = estimateOf(view);
  return {
    estimatedWaitingTime: family.estimatedWaitingTime,
    queueId: view.queue.id,
    queueDailyCounter: {
      counter,
      ticketsAhead: inQueue,
      nextAvailableTicket: family.nextAvailableTicket,
    },
    calcMode: counter > 0 ? 'average' : calcMode,
    ticketsAheadForCounter: null,
    ...waitFields(family),
  };
}
