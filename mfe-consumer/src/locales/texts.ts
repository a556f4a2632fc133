import { defineTexts, useTexts } from '@turno/shared-ui/i18n';

/** The texts of this remote. */
export const texts = defineTexts('consumer', {
  it: () => import(/* webpackChunkName: "texts-it" */ './it/index.ts'),
  en: () => import(/* webpackChunkName: "texts-en" */ './en/index.ts'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es/index.ts'),
  de: () => import(/* webpackChunkName: "texts-de" */ './de/index.ts'),
});

/** The texts of this remote in the mount's language. */
export const useWords = () => useTexts(texts);

/** Returns a text of this remote by its key. */
export type Words = ReturnType<typeof useWords>;
