import { defineTexts, type useTexts } from '@turno/shared-ui/i18n';

/** The texts of this remote. */
export const texts = defineTexts('merchant', {
  it: () => import(/* webpackChunkName: "texts-it" */ './it/index.ts'),
  en: () => import(/* webpackChunkName: "texts-en" */ './en/index.ts'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es/index.ts'),
  de: () => import(/* webpackChunkName: "texts-de" */ './de/index.ts'),
});

export type Words = ReturnType<typeof useTexts<NonNullable<(typeof texts)['key']>>>;
