import type { Locale } from '@turno/shared-types';
import { lettersOf, type QueueFacts, queueOf } from '../../queues/index.ts';

const NAMES: Record<Locale, string> = {
  it: 'Banco',
  en: 'Counter',
  es: 'Mostrador',
  de: 'Schalter',
};

type Wanted = {
  id: number;
  merchantId: number;
  locale: Locale;
  capacity?: number | undefined;
  defaultWaitingTime?: number | undefined;
};

type FirstQueue = QueueFacts &
  Pick<Wanted, 'id' | 'merchantId'> & { shortName: string; parentQueueId: null };

/** G-45: the queue every merchant begins with, standard and free, named in the language of the registration. */
export function firstQueue({ id, merchantId, locale, ...said }: Wanted): FirstQueue {
  const name = NAMES[locale];
  const facts = queueOf({ name, ...said });
  return { ...facts, id, merchantId, shortName: `${lettersOf(name)}1`, parentQueueId: null };
}
