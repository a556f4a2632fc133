import type { Estimate } from '@turno/shared-types';
import { calcMode, waitSeconds } from '../rules/estimate.ts';
import { paceOf } from '../rules/pace.ts';
import type { QueueView } from '../store/merchant-views.ts';

/** QUE-078, X-48: the wait of the next person, or of the ticket asked about. */
export function presentEstimate(view: QueueView, asked: number | undefined): Estimate {
  const { figures, queue, day } = view;
  const { counter, waiting, called } = figures;
  const pace = paceOf(queue, called, day);
  const ahead = asked === undefined ? null : waiting.filter(({ number }) => number < asked).length;
  return {
    estimatedWaitingTime: waitSeconds(pace, ahead ?? waiting.length),
    queueId: queue.id,
    queueDailyCounter: {
      counter: counter.current,
      ticketsAhead: waiting.length,
      nextAvailableTicket: counter.next + 1,
    },
    calcMode: calcMode(pace),
    ticketsAheadForCounter: ahead,
  };
}
