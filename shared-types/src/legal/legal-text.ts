import type { Locale } from '../host.ts';

type LegalSection = { heading: string; paragraphs: readonly string[] };
export type LegalText = readonly LegalSection[];
export type LegalName = 'terms' | 'privacy';

/** The company that operates the service; fields that are not configured are empty (G-25). */
export type Company = { name: string; address: string; contact: string };

// The texts are long and few people read them, so a page loads only the language that it shows.
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

/** The text of a legal page in one language (STA-003), with the operating company filled in. */
export async function loadLegalText(
  name: LegalName,
  locale: Locale,
  company: Company,
): Promise<LegalText> {
  const { text } = await TEXTS[name][locale]();
  return withCompany(text, company);
}

/** STA-011, G-25: fills in the operating company; paragraphs without a configured value, and empty sections, are removed. */
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
