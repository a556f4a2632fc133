import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { SHARED_NAMESPACE } from './shared-texts.ts';

export type Translate = TFunction;

/** The words of a namespace in the mount's language; `t` changes when the language does. */
export function useTexts(namespace: string): Translate {
  return useTranslation(namespace).t;
}

/** The words that every part of the product shares. */
export function useSharedTexts(): Translate {
  return useTranslation(SHARED_NAMESPACE).t;
}

/** The language that is shown. */
export function useLanguage(): string {
  return useTranslation(SHARED_NAMESPACE).i18n.language;
}
