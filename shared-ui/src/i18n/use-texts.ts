import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { defineTexts, type TextBundle } from './define-texts.ts';

/** The texts of shared-ui: common words, error texts, and the words of its components. */
export const sharedTexts = defineTexts('shared', {
  it: () => import(/* webpackChunkName: "shared-texts-it" */ './locales/it/index.ts'),
  en: () => import(/* webpackChunkName: "shared-texts-en" */ './locales/en/index.ts'),
  es: () => import(/* webpackChunkName: "shared-texts-es" */ './locales/es/index.ts'),
  de: () => import(/* webpackChunkName: "shared-texts-de" */ './locales/de/index.ts'),
});

type SharedTextKey = typeof sharedTexts extends TextBundle<infer Key> ? Key : never;

type Values = Readonly<Record<string, unknown>>;

/** Gives a text in the mount's language, with its blanks filled in: `t('queue.people', { count: 3 })`. */
export type Translate<Key extends string = SharedTextKey> = (key: Key, values?: Values) => string;

/** The texts of a bundle, and those of shared-ui, in the mount's language; `t` changes when the language does. */
export function useTexts<Key extends string>(
  bundle: TextBundle<Key>,
): Translate<Key | SharedTextKey> {
  const { t } = useTranslation(bundle.namespace);
  return useCallback((key: string, values?: Values) => t(key, { ...values }), [t]);
}

/** The texts of shared-ui. */
export function useSharedTexts(): Translate {
  return useTexts(sharedTexts);
}

/** Whether the language of a mount is here; the first render waits for it. */
export function useTextsReady(instance: i18n, bundle: TextBundle): boolean {
  return useTranslation([bundle.namespace, sharedTexts.namespace], { i18n: instance }).ready;
}

/** The language that is shown. */
export function useLanguage(): string {
  return useTranslation(sharedTexts.namespace).i18n.language;
}
