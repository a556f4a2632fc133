import type { Locale } from '@turno/shared-types';

/** A time of day by a clock of a zone; with seconds where it says how old something is. */
export function clock(at: Date, locale: Locale, timeZone: string, hasSeconds = false): string {
  const time = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const;
  return new Intl.DateTimeFormat(locale, {
    ...time,
    ...(hasSeconds ? { second: '2-digit' } : {}),
  }).format(at);
}
