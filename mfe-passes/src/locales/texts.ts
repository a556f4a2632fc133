import { defineTexts } from '@turno/shared-ui/i18n';

/** The texts of this remote. */
export const texts = defineTexts('passes', {
  it: () => import(/* webpackChunkName: "texts-it" */ './it.ts'),
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.ts'),
  de: () => import(/* webpackChunkName: "texts-de" */ './de.ts'),
});
