import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { defineTexts, type TextBundle } from './define-texts.ts';

/** The words of shared-ui that every page may show. */
export const sharedTexts = defineTexts('shared', {
  it: () => import(/* webpackChunkName: "shared-texts-it" */ './locales/it/index.ts'),
  en: () => import(/* webpackChunkName: "shared-texts-en" */ './locales/en/index.ts'),
  es: () => import(/* webpackChunkName: "shared-texts-es" */ './locales/es/index.ts'),
  de: () => import(/* webpackChunkName: "shared-texts-de" */ './locales/de/index.ts'),
});

/** The texts of shared-ui for pages that somebody operates: errors, fields, and the words of its parts. */
export const operatedTexts = defineTexts('operated', {
  it: () => import(/* webpackChunkName: "operated-texts-it" */ './locales/it/operated.ts'),
  en: () => import(/* webpackChunkName: "operated-texts-en" */ './locales/en/operated.ts'),
  es: () => import(/* webpackChunkName: "operated-texts-es" */ './locales/es/operated.ts'),
  de: () => import(/* webpackChunkName: "operated-texts-de" */ './locales/de/operated.ts'),
});

type KeyOf<Bundle> = Bundle extends TextBundle<infer Key> ? Key : never;

type SharedTextKey = KeyOf<typeof sharedTexts> | KeyOf<typeof operatedTexts>;

type Values = Readonly<Record<string, unknown>>;

/** Translates a key into the mount's language and fills in its placeholders: `t('queue.people', { count: 3 })`. */
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
  return useTexts<SharedTextKey>(sharedTexts);
}

/** The bundles of a mount: its own, and those of shared-ui. */
export function bundlesOf(own: TextBundle): readonly TextBundle[] {
  return own.isOperated ? [own, sharedTexts, operatedTexts] : [own, sharedTexts];
}

/** Whether the texts of a mount's language are loaded; the first render waits for them. */
export function useTextsReady(instance: i18n, bundle: TextBundle): boolean {
  const namespaces = bundlesOf(bundle).map(({ namespace }) => namespace);
  return useTranslation(namespaces, { i18n: instance }).ready;
}

/** The language that is shown. */
export function useLanguage(): string {
  return useTranslation(sharedTexts.namespace).i18n.language;
}
