import type { Locale } from '@turno/shared-types';
import type { i18n } from 'i18next';
import { loadTexts } from './create-i18n.ts';
import type { TextBundle } from './define-texts.ts';

const RETRY_MS = 5_000;

/**
 * Switches to a language once its texts are loaded; the current language stays until then. A failed load is retried, so that no
 * page remains in two languages. Returns the stop function.
 */
export function showLanguage(i18n: i18n, texts: TextBundle, locale: Locale): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = (): void => {
    loadTexts(texts, locale).then(
      () => (isStopped || i18n.language === locale ? undefined : i18n.changeLanguage(locale)),
      () => {
        if (!isStopped) timer = setTimeout(load, RETRY_MS);
      },
    );
  };
  load();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
