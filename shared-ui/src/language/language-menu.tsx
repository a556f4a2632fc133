import type { Locale } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { Check, Globe, useToast, VisuallyHidden } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useHost, useLocale } from '../host.ts';
import { texts } from '../locales/texts.ts';
import s from './header-menu.module.css';
import { HeaderMenu } from './header-menu.tsx';

// Each in its own language, for a person who does not read the present one.
const NAMES: Record<Locale, string> = {
  it: 'Italiano',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
};

/** Changes the language of the whole page and of every later visit. The page and what is typed into it stay (SHL-029). */
export function LanguageMenu() {
  const t = useTexts(texts);
  const toast = useToast();
  const { language } = useHost();
  const present = useLocale();
  const choose = async (locale: Locale, close: () => void) => {
    close();
    try {
      await language.choose(locale);
    } catch {
      toast.error(t('header.languageFailed'));
    }
  };
  return (
    <HeaderMenu
      icon={<Globe size={20} aria-hidden />}
      label={
        <>
          {present.toUpperCase()}
          <VisuallyHidden>{` – ${t('header.language')}`}</VisuallyHidden>
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
              {NAMES[locale]}
              {locale === present && <Check size={20} aria-hidden className={s.mark} />}
            </button>
          </li>
        ))
      }
    </HeaderMenu>
  );
}
