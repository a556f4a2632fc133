import type { Merchant, Queue } from '@turno/shared-types';
import { useWords } from '../../locales/texts.ts';
import type { Fact } from '../page/facts.tsx';
import { queueFigures } from './queue-figures.ts';
import { useShortWait } from './use-wait-words.ts';

/** CON-033: people, wait or opening time, and the number being served of one queue, as labelled facts. */
export function useQueueFacts(merchant: Merchant, queue: Queue, now: Date): Fact[] {
  const t = useWords();
  const shortWait = useShortWait(merchant.timezone);
  const { people, waitSeconds, opensAt, currentTicket } = queueFigures(merchant, queue, now);
  return [
    { label: t('queue.inQueue'), value: people },
    opensAt === null ? shortWait(waitSeconds, now) : { label: t('queue.opening'), value: opensAt },
    { label: t('queue.serving'), value: currentTicket },
  ];
}
