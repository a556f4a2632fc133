import type { Locale } from '@turno/shared-types';
import type { TextTree } from '@turno/shared-ui/i18n';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

/** The words of this remote in every language. */
export const texts = { it, en, es, de } satisfies Record<Locale, TextTree>;
