import type { Locale } from '@turno/shared-types';
import type { Company } from '../shell-config.ts';

type LegalSection = { heading: string; paragraphs: readonly string[] };
export type LegalText = readonly LegalSection[];
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

/** The text of a legal page in a language (STA-003), as told about whoever runs the service. */
export async function loadLegalText(
  name: LegalName,
  locale: Locale,
  company: Company,
): Promise<LegalText> {
  const { text } = await TEXTS[name][locale]();
  return withCompany(text, company);
}

/** STA-011, G-25: fills in who runs the service; what is not configured is left out, an empty section too. */
function withCompany(text: LegalText, { name, address, contact }: Company): LegalText {
  const known: Record<string, string> = {
    '{companyName}': name,
    '{companyAddress}': address,
    '{companyContact}': contact,
  };
  return text
    .map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map((words) => known[words] ?? words).filter((words) => words !== ''),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
