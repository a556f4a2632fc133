import type { ErrorCode, Locale } from '@turno/shared-types';
import { errorTextsDe } from './error-texts/de.ts';
import { errorTextsEn } from './error-texts/en.ts';
import { errorTextsEs } from './error-texts/es.ts';
import { errorTextsIt } from './error-texts/it.ts';
import type { TextTree } from './texts.ts';

/** ERR-024: the refusals in every language; apart from the common words, for a page that tells none. */
export const ERROR_TEXTS = {
  it: errorTextsIt,
  en: errorTextsEn,
  es: errorTextsEs,
  de: errorTextsDe,
} satisfies Record<Locale, TextTree>;

/** Whether a value read from the wire is a code of the catalogue, with words of its own. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTextsIt, value);
}
