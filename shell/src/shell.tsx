import { FrameServices, OfflineBanner, quietPart, SkipLink } from '@turno/shared-ui/components';
import { createI18n, I18nProvider } from '@turno/shared-ui/i18n';
import { createBrowserRouter, PAGE_ROUTES, PageRouter, useLocation } from '@turno/shared-ui/router';
import { useState } from 'react';
import { AwayNotice } from './away/away-notice.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { isBoardPath } from './header/header-view.ts';
import { type Host, HostContext, useHost } from './host.ts';
import { NAMESPACE, texts } from './locales/texts.ts';
import { setPageTitle } from './navigation/page-title.ts';
import { Stage } from './navigation/stage.tsx';
import { useIsQuiet } from './navigation/use-is-quiet.ts';
import s from './shell.module.css';
import { useTheme } from './theme/use-theme.ts';
import { UpdateNotice } from './version-check/update-notice.tsx';

// Nearly nobody arrives with a token: its code stays out of the page.
const HandOver = quietPart(() =>
  import('./arrival/hand-over.tsx').then((module) => module.HandOver),
);
// What is told beside the page may wait until the page is there.
const Notices = quietPart(() => import('./notices/notices.tsx').then((module) => module.Notices));
const MAIN_ID = 'main';

/** The page around the remotes: header, notices, and the stage on which one remote stands. */
export function Shell({ host }: { host: Host }) {
  const { locale, theme } = host.config;
  useTheme(theme);
  const [i18n] = useState(() => createI18n({ locale, namespace: NAMESPACE, texts }));
  const [router] = useState(() => createBrowserRouter(PAGE_ROUTES));
  return (
    <HostContext value={host}>
      <I18nProvider i18n={i18n}>
        <PageRouter router={router}>
          <FrameServices onTitle={setPageTitle}>
            <Frame />
          </FrameServices>
        </PageRouter>
      </I18nProvider>
    </HostContext>
  );
}

function Frame() {
  const { arrival } = useHost();
  const { pathname } = useLocation();
  const isBoard = isBoardPath(pathname);
  const isQuiet = useIsQuiet() && !isBoard;
  return (
    <>
      {!isBoard && <SkipLink target={MAIN_ID} />}
      {!isBoard && <OfflineBanner />}
      {!isBoard && <AwayNotice />}
      {!isBoard && <UpdateNotice />}
      {isQuiet && <Notices />}
      {arrival && <HandOver arrival={arrival} />}
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={s.main}>
        <Stage />
      </main>
      {!isBoard && <Footer />}
    </>
  );
}
