import type { Locale } from '@turno/shared-types';
import { LOCALE_COOKIE, LOCALES } from '@turno/shared-types/constants';
import type { KeyValueStore } from '@turno/shared-ui/session';

const NAME = 'turno.locale';
const YEAR_MS = 31_536_000_000;

/** The language of the page: the one that the person chose on this device, else the page's own. */
export type LanguageStore = {
  read(): Locale;
  /** Loads the texts first, so that the page never shows a language without texts; rejects if they fail to load. */
  choose(locale: Locale): Promise<void>;
  subscribe(listener: () => void): () => void;
};

type StoreOptions = {
  storage: KeyValueStore;
  /** The language of a person who has not chosen one. */
  initial: Locale;
  load: (locale: Locale) => Promise<unknown>;
};

export function createLanguageStore({ storage, initial, load }: StoreOptions): LanguageStore {
  const stored = storage.getItem(NAME);
  let present = LOCALES.find((locale) => locale === stored) ?? initial;
  const listeners = new Set<() => void>();
  return {
    read: () => present,
    async choose(locale) {
      await load(locale);
      present = locale;
      storage.setItem(NAME, locale);
      rememberForServer(locale);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Stores the language for the server, which renders the first view. Without cookies that view is in the language of the
 * browser.
 */
function rememberForServer(value: Locale): void {
  const expires = Date.now() + YEAR_MS;
  const cookie = { name: LOCALE_COOKIE, value, expires, sameSite: 'lax' } as const;
  window.cookieStore?.set(cookie).catch(() => undefined);
}
