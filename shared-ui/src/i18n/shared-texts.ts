import { defineTexts, type TextBundle } from './define-texts.ts';

/** The texts of shared-ui: common words, error texts, and the words of its components. */
export const sharedTexts = defineTexts('shared', {
  it: () => import(/* webpackChunkName: "shared-texts-it" */ './locales/it/index.ts'),
  en: () => import(/* webpackChunkName: "shared-texts-en" */ './locales/en/index.ts'),
  es: () => import(/* webpackChunkName: "shared-texts-es" */ './locales/es/index.ts'),
  de: () => import(/* webpackChunkName: "shared-texts-de" */ './locales/de/index.ts'),
});

export type SharedTextKey = typeof sharedTexts extends TextBundle<infer Key> ? Key : never;
