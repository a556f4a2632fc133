import type { Locale } from '@turno/shared-types';
import { DEFAULT_LOCALE, LOCALES } from '@turno/shared-types/constants';
import { createInstance, type i18n, type Resource } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import type { TextBundle } from './define-texts.ts';
import { bundlesOf } from './use-texts.ts';

/** Loads the texts that a mount shows first, so that `createI18n` has them immediately. */
export async function loadTexts(own: TextBundle, locale: Locale): Promise<void> {
  await Promise.all(bundlesOf(own).map((each) => each.load(locale)));
}

/** The texts of one mount in one language at a time: two mounts never share a language. */
export function createI18n(own: TextBundle, locale: Locale): i18n {
  const bundles = bundlesOf(own);
  const namespaces = bundles.map(({ namespace }) => namespace);
  const instance = createInstance();
  const load = (language: string, namespace: string) => {
    const known = LOCALES.find((each) => each === language);
    return known && bundles.find((each) => each.namespace === namespace)?.load(known);
  };
  void instance
    .use(initReactI18next)
    .use(resourcesToBackend(load))
    .init({
      lng: locale,
      fallbackLng: false,
      supportedLngs: LOCALES,
      ns: namespaces,
      defaultNS: own.namespace,
      fallbackNS: namespaces.slice(1),
      resources: loadedResources(bundles),
      partialBundledLanguages: true,
      // With everything loaded already, the first render has its texts.
      initAsync: false,
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return instance;
}

function loadedResources(bundles: readonly TextBundle[]): Resource {
  const resources: Resource = {};
  for (const { namespace, loaded } of bundles) {
    for (const [locale, texts] of loaded) {
      resources[locale] = { ...resources[locale], [namespace]: texts };
    }
  }
  return resources;
}

/** SHL-029: the first supported language of the browser, else Italian. */
export function detectLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const known = LOCALES.find((locale) => locale === language.toLowerCase().split('-', 1)[0]);
    if (known) return known;
  }
  return DEFAULT_LOCALE;
}
