import type { Locale } from '@turno/shared-types';
import { DEFAULT_LOCALE, LOCALES } from '@turno/shared-types/constants';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { SHARED_NAMESPACE, SHARED_TEXTS } from './shared-texts.ts';
import type { TextTree } from './texts.ts';

type I18nOptions = {
  locale: Locale;
  /** Name of the remote's own texts. */
  namespace: string;
  texts: Record<Locale, TextTree>;
};

/** The texts of one mount, ready at once: two mounts never share a language. */
export function createI18n({ locale, namespace, texts }: I18nOptions): i18n {
  const instance = createInstance();
  const resources = Object.fromEntries(
    LOCALES.map((each) => [
      each,
      { [namespace]: texts[each], [SHARED_NAMESPACE]: SHARED_TEXTS[each] },
    ]),
  );
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    supportedLngs: LOCALES,
    defaultNS: namespace,
    fallbackNS: SHARED_NAMESPACE,
    resources,
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
