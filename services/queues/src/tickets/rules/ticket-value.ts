import { hasPlainNumbers } from '@turno/shared-types/rules';

type Named = {
  ticketPrefix: string;
  passMode: 'free' | 'generic' | 'specific';
  parentQueueId: number | null;
};

/** S-01: the number as people see it. Numbers of children and pass queues carry the prefix of their queue. */
export function ticketValue(queue: Named, counter: number): string {
  return hasPlainNumbers(queue) ? String(counter) : `${queue.ticketPrefix}${counter}`;
}
