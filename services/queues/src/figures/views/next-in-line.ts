import { NEXT_NUMBERS } from '@turno/shared-types/constants';
import { ticketValue } from '../../tickets/index.ts';
import { ticketAt } from '../store/waiting-tickets.ts';
import type { QueueView } from './queue-views.ts';

/** The tickets of a queue that are called next, in their order. */
export function nextInLine({ figures: { counter, waiting }, queue }: QueueView) {
  return Array.from({ length: NEXT_NUMBERS }, (_, at) => ticketAt(waiting, at) ?? [])
    .flat()
    .map(({ number, createdAt }) => ({
      value: ticketValue(queue, number, counter.time),
      createdAt,
    }));
}
