import { defineTexts } from '@turno/shared-ui/i18n';

/** The texts of the kiosk; a board loads none of them. */
export const kioskTexts = defineTexts('kiosk', {
  it: () => import(/* webpackChunkName: "kiosk-it" */ './it.ts'),
  en: () => import(/* webpackChunkName: "kiosk-en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "kiosk-es" */ './es.ts'),
  de: () => import(/* webpackChunkName: "kiosk-de" */ './de.ts'),
});
