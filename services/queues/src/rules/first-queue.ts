import type { Locale } from '@turno/shared-types';
import type { QueueRecord } from '../store/records.ts';
import { queueOf } from './queue-kind.ts';
import { lettersOf } from './short-name.ts';

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

/** G-45: the queue every merchant begins with, standard and free, named in the language of whoever registers it. */
export function firstQueue({ id, merchantId, locale, ...said }: Wanted): QueueRecord {
  const name = NAMES[locale];
  const facts = queueOf({ name, ...said });
  return { ...facts, id, merchantId, shortName: `${lettersOf(name)}1`, parentQueueId: null };
}
