import type { Locale } from '@turno/shared-types';
import type { StatusWords } from './status-words.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';
import { it } from './words-it.ts';

/** The words of status pages. */
export const STATUS_WORDS: Record<Locale, StatusWords> = { it, en, es, de };
