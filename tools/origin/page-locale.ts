import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALES } from '@turno/shared-types/constants';

type LanguageHeaders = { 'accept-language'?: string | undefined; cookie?: string | undefined };

const CHOSEN = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w\\w)(?:;|$)`);

/** The language of a page: the one that the person chose, else the first of ours that the browser asks for, else Italian (SHL-029). */
export function pageLocale({ 'accept-language': accepted = '', cookie = '' }: LanguageHeaders) {
  const chosen = CHOSEN.exec(cookie)?.[1];
  const wanted = [chosen ?? '', ...accepted.split(',')].map((part) => part.trim().slice(0, 2));
  const found = wanted.map((tag) => LOCALES.find((locale) => locale === tag.toLowerCase()));
  return found.find((locale) => locale !== undefined) ?? DEFAULT_LOCALE;
}
