import { defineTexts, type useTexts } from '@turno/shared-ui/i18n';

/** The texts of the board. */
export const texts = defineTexts(
  'display',
  {
    it: () => import(/* webpackChunkName: "texts-it" */ './it.ts'),
    en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
    es: () => import(/* webpackChunkName: "texts-es" */ './es.ts'),
    de: () => import(/* webpackChunkName: "texts-de" */ './de.ts'),
  },
  { isOperated: false },
);

export type Words = ReturnType<typeof useTexts<NonNullable<(typeof texts)['key']>>>;
