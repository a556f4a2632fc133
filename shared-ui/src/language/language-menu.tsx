import type { Locale } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { Check, Globe, useToast, VisuallyHidden } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useSyncExternalStore } from 'react';
import s from './header-menu.module.css';
import { HeaderMenu } from './header-menu.tsx';
import type { LanguageStore } from './language-store.ts';

/** The name of each language in that language, for a person who does not read the present one. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  it: 'Italiano',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
};

/** Changes the language of the whole page and of later visits. The page and its typed input stay (SHL-029). */
export function LanguageMenu({ language }: { language: LanguageStore }) {
  const t = useSharedTexts();
  const toast = useToast();
  const present = useSyncExternalStore(language.subscribe, language.read);
  const choose = async (locale: Locale, close: () => void) => {
    close();
    try {
      await language.choose(locale);
    } catch {
      toast.error(t('language.failed'));
    }
  };
  return (
    <HeaderMenu
      icon={<Globe size={20} aria-hidden />}
      label={
        <>
          {present.toUpperCase()}
          <VisuallyHidden>{` – ${t('language.change')}`}</VisuallyHidden>
        </>
      }
    >
      {(close) =>
        LOCALES.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              className={s.row}
              aria-current={locale === present ? 'true' : undefined}
              onClick={() => void choose(locale, close)}
            >
              {LANGUAGE_NAMES[locale]}
              {locale === present && <Check size={20} aria-hidden className={s.mark} />}
            </button>
          </li>
        ))
      }
    </HeaderMenu>
  );
}
