import type { Mounted, RemoteProps } from '@turno/shared-types';
import { readPageConfig, type StandaloneOptions, startStandalone } from '@turno/shared-ui/boot';
import { detectLocale, loadTexts, type TextBundle } from '@turno/shared-ui/i18n';
import { createLanguageStore, LanguageMenu } from '@turno/shared-ui/language';
import { safeStorage } from '@turno/shared-ui/session';
import type { ComponentType } from 'react';
import s from './staff-frame.module.css';
import { StaffFrame } from './staff-frame.tsx';

/** Starts a staff remote as a page of its own, in the language that the person chose on this device (SHL-029). */
export function startStaffPage(
  Routes: ComponentType,
  texts: TextBundle,
  options: StandaloneOptions = {},
): Mounted {
  const language = createLanguageStore({
    storage: safeStorage(() => window.localStorage),
    initial: readPageConfig().locale ?? detectLocale(navigator.languages),
    load: (locale) => loadTexts(texts, locale),
  });
  function StaffPage(props: RemoteProps) {
    return (
      <main>
        <StaffFrame props={props} texts={texts}>
          <div className={s.bar}>
            <LanguageMenu language={language} />
          </div>
          <Routes />
        </StaffFrame>
      </main>
    );
  }
  const mounted = startStandalone(StaffPage, { ...options, locale: language.read() });
  language.subscribe(() => {
    const locale = language.read();
    document.documentElement.lang = locale;
    mounted.update({ locale });
  });
  return mounted;
}
