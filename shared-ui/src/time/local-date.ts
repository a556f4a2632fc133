/** `YYYY-MM-DD` as it is shown: `DD/MM/YYYY` (SHL-030). */
export function dateText(date: string): string {
  return date.split('-').reverse().join('/');
}

/** The weekday and the day in words, in the reader's language, for screen readers. */
export function spokenDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${date}T12:00:00Z`));
}
