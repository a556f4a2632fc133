import type { Locale } from '@turno/shared-types';
import { useLanguage, useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';

type Values = Readonly<Record<string, string | number>>;
type Forms = { one: string; other: string };

/** Fills the `{{name}}` blanks of words that stand outside the mount's own texts. */
export function fillWords(words: string, values: Values): string {
  return words.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(values[name] ?? blank));
}

/** The form of counted words that a language wants; the rules are the browser's own. */
function countedWords(language: string, forms: Forms, count: number): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
  return fillWords(forms[form], { count });
}

/** The words that a face brings along, in the mount's language. */
export function useOwnWords<Words>(texts: Record<Locale, Words>): Words {
  return wordsOf(useSharedTexts(), texts);
}

/** Counts things in the mount's language. */
export function useCounted(): (forms: Forms, count: number) => string {
  const language = useLanguage();
  return (forms, count) => countedWords(language, forms, count);
}
