import type { Locale } from '@turno/shared-types';
import { DEFAULT_LOCALE, LOCALES } from '@turno/shared-types/constants';
import { SHARED_NAMESPACE } from './shared-texts.ts';
import type { Translate } from './use-texts.ts';

/** Of words that are kept apart from the common ones, those in the language of `t`. */
export function wordsOf<Words>(t: Translate, words: Record<Locale, Words>): Words {
  // The common words tell their language: `t` does not.
  const language = t('language', { ns: SHARED_NAMESPACE });
  return words[LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE];
}
