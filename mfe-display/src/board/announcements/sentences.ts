import type { Locale } from '@turno/shared-types';

/** A called number, its desk, and its queue where the board has several. */
export type SpokenNumber = { number: string; desk: string | null; queueName: string | null };

const SENTENCES: Record<Locale, (number: string) => string> = {
  it: (number) => `stiamo servendo il numero ${number}`,
  en: (number) => `now serving number ${number}`,
  es: (number) => `estamos atendiendo el número ${number}`,
  de: (number) => `Jetzt ist Nummer ${number} dran`,
};

/** DIS-006, S-01, S-20: what the board says of a call: "Banco: stiamo servendo il numero A47, Sportello 3". */
export function sentenceFor(locale: Locale, { number, desk, queueName }: SpokenNumber): string {
  const sentence = SENTENCES[locale](number);
  const [first = '', ...rest] = sentence;
  const named = queueName ? `${queueName}: ${sentence}` : [first.toUpperCase(), ...rest].join('');
  return desk ? `${named}, ${desk}` : named;
}
