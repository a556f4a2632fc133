import type { Locale } from '@turno/shared-types';
import { useCallback, useEffect, useState } from 'react';
import { useHost, useLocale } from '../host.ts';
import type { Company } from '../shell-config.ts';

type LegalSection = { heading: string; paragraphs: readonly string[] };
export type LegalText = readonly LegalSection[];
export type LegalName = 'terms' | 'privacy';

// The texts are long and few people read them: the page fetches the one language it shows.
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

/** STA-011, G-25: fills in the operating company; paragraphs without a configured value, and empty sections, drop out. */
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

type LegalTextState = { text: LegalText | null; hasFailed: boolean; retry: () => void };

/** The text of a legal page in the language of the shell. */
export function useLegalText(name: LegalName): LegalTextState {
  const locale = useLocale();
  const { company } = useHost().config;
  const [text, setText] = useState<LegalText | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isGone = false;
    loadLegalText(name, locale, company).then(
      (loaded) => !isGone && setText(loaded),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [name, locale, company, hasFailed]);
  return { text, hasFailed, retry: useCallback(() => setFailed(false), []) };
}
