import type { Locale } from '@turno/shared-types';
import { dateAfter, localTime } from '@turno/shared-types/rules';
import { WORDS } from './words.ts';

type At = { date: string; time: string };
type Reader = { locale: Locale; timeZone: string; now: Date };

/** S-05: a time with its day, unless that is today: "Domani, 20:30". */
export function dayAndTime({ date, time }: At, { locale, timeZone, now }: Reader): string {
  const { date: today } = localTime(now, timeZone);
  if (date === today) return time;
  const { tomorrow, date: form } = WORDS[locale];
  const [year = '', month = '', day = ''] = date.split('-');
  const written = form.replace('{day}', day).replace('{month}', month).replace('{year}', year);
  return `${date === dateAfter(today, 1) ? tomorrow : written}, ${time}`;
}
