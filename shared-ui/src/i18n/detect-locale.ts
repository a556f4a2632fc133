import type { Locale } from '@turno/shared-types';
import { DEFAULT_LOCALE, LOCALES } from '@turno/shared-types/constants';

/** SHL-029: the first supported language of the browser, else Italian. */
export function detectLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const known = LOCALES.find((locale) => locale === language.toLowerCase().split('-', 1)[0]);
    if (known) return known;
  }
  return DEFAULT_LOCALE;
}
