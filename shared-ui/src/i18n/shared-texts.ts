import type { Locale } from '@turno/shared-types';
import { commonWordsDe } from './common-words/de.ts';
import { commonWordsEn } from './common-words/en.ts';
import { commonWordsEs } from './common-words/es.ts';
import { commonWordsIt } from './common-words/it.ts';
import { errorTextsDe } from './error-texts/de.ts';
import { errorTextsEn } from './error-texts/en.ts';
import { errorTextsEs } from './error-texts/es.ts';
import { errorTextsIt } from './error-texts/it.ts';
import type { TextTree } from './texts.ts';

/** Namespace of the words that every part of the product shares. */
export const SHARED_NAMESPACE = 'shared';

/** ERR-024: the refusals and the common words in every language. */
export const SHARED_TEXTS = {
  it: { ...commonWordsIt, errors: errorTextsIt },
  en: { ...commonWordsEn, errors: errorTextsEn },
  es: { ...commonWordsEs, errors: errorTextsEs },
  de: { ...commonWordsDe, errors: errorTextsDe },
} satisfies Record<Locale, TextTree>;
