import type { Locale } from '@turno/shared-types';
import type { ViewWords } from './view-words.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';
import { it } from './words-it.ts';

/** The words of the first view, as the screens that replace it have them. */
export const WORDS: Record<Locale, ViewWords> = { it, en, es, de };
