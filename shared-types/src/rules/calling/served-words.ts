import type { Locale } from '../../host.ts';
import type { ServedNumber } from './served-number.ts';

/** S-05: what pages and voices say of a number that was called before the day began. */
export const OF_DAY_BEFORE: Record<Locale, string> = {
  it: 'del giorno prima',
  en: 'of the day before',
  es: 'del día anterior',
  de: 'vom Vortag',
};

/** A served number in one line: "2 (of the day before)". */
export function servedText({ ticketValue, isOfDayBefore }: ServedNumber, locale: Locale): string {
  return isOfDayBefore ? `${ticketValue} (${OF_DAY_BEFORE[locale]})` : ticketValue;
}
