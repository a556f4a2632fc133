import type { Locale } from '@turno/shared-types';
import { DEFAULT_LOCALE, LOCALES } from '@turno/shared-types/constants';

/** The language a page is described in: the first of ours that a browser asks for, else Italian (SHL-029). */
export function pageLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2));
  const found = wanted.map((tag) => LOCALES.find((locale) => locale === tag.toLowerCase()));
  return found.find((locale) => locale !== undefined) ?? DEFAULT_LOCALE;
}
