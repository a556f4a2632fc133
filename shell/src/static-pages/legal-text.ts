import type { Locale } from '@turno/shared-types';

export type LegalText = readonly { heading: string; text: string }[];
export type LegalName = 'terms' | 'privacy';

// Long, and read by few: each language is a file that is fetched when somebody opens the page.
const TEXTS: Record<LegalName, Record<Locale, () => Promise<{ text: LegalText }>>> = {
  terms: {
    it: () => import('./terms/it.ts'),
    en: () => import('./terms/en.ts'),
    es: () => import('./terms/es.ts'),
    de: () => import('./terms/de.ts'),
  },
  privacy: {
    it: () => import('./privacy/it.ts'),
    en: () => import('./privacy/en.ts'),
    es: () => import('./privacy/es.ts'),
    de: () => import('./privacy/de.ts'),
  },
};

/** The text of a legal page in a language (STA-003). */
export async function loadLegalText(name: LegalName, locale: Locale): Promise<LegalText> {
  const { text } = await TEXTS[name][locale]();
  return text;
}
