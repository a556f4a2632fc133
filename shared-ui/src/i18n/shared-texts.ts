import type { Locale } from '@turno/shared-types';
import { commonWordsDe } from './common-words/de.ts';
import { commonWordsEn } from './common-words/en.ts';
import { commonWordsEs } from './common-words/es.ts';
import { commonWordsIt } from './common-words/it.ts';
import type { TextTree } from './texts.ts';

/** Namespace of the words that every part of the product shares. */
export const SHARED_NAMESPACE = 'shared';

/** The common words in every language. */
export const SHARED_TEXTS = {
  it: commonWordsIt,
  en: commonWordsEn,
  es: commonWordsEs,
  de: commonWordsDe,
} satisfies Record<Locale, TextTree>;
