import type { Locale } from '@turno/shared-types';
import { OF_DAY_BEFORE } from '@turno/shared-types/rules';

/** A called number, its desk, and its queue where the board has several. */
export type SpokenNumber = {
  number: string;
  /** For people who were called together, the first number. */
  first?: string | undefined;
  desk: string | null;
  queueName: string | null;
  /** S-05 */
  isOfDayBefore?: boolean | undefined;
};

const SENTENCES: Record<Locale, (number: string, first?: string) => string> = {
  it: (number, first) =>
    first
      ? `stiamo servendo i numeri da ${first} a ${number}`
      : `stiamo servendo il numero ${number}`,
  en: (number, first) =>
    first ? `now serving numbers ${first} to ${number}` : `now serving number ${number}`,
  es: (number, first) =>
    first
      ? `estamos atendiendo los números del ${first} al ${number}`
      : `estamos atendiendo el número ${number}`,
  de: (number, first) =>
    first
      ? `Jetzt sind die Nummern ${first} bis ${number} dran`
      : `Jetzt ist Nummer ${number} dran`,
};

/** DIS-006, S-01, S-20: what the board says of a call: "Banco: stiamo servendo il numero A47, Sportello 3". */
export function sentenceFor(locale: Locale, call: SpokenNumber): string {
  const { number, first: start, desk, queueName, isOfDayBefore } = call;
  const ofDay = isOfDayBefore ? `, ${OF_DAY_BEFORE[locale]}` : '';
  const sentence = SENTENCES[locale](number, start) + ofDay;
  const [first = '', ...rest] = sentence;
  const named = queueName ? `${queueName}: ${sentence}` : [first.toUpperCase(), ...rest].join('');
  return desk ? `${named}, ${desk}` : named;
}
