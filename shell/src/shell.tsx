import type { Theme } from '@turno/shared-types';
import { useThemeAttributes } from '@turno/shared-ui/boot';
import { FrameServices, OfflineBanner, optionalPart, SkipLink } from '@turno/shared-ui/components';
import { createI18n, I18nProvider } from '@turno/shared-ui/i18n';
import type { LanguageStore } from '@turno/shared-ui/language/store';
import { createBrowserRouter, PAGE_ROUTES, PageRouter, useLocation } from '@turno/shared-ui/router';
import { useSession } from '@turno/shared-ui/session';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Dock } from './dock/dock.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { isBoardPath } from './header/header-view.ts';
import { type Host, HostContext, useHost, useSiteTheme } from './host.ts';
import { texts } from './locales/texts.ts';
import { CurrentPage } from './navigation/current-page.tsx';
import { UnreachableNotice } from './reachability/unreachable-notice.tsx';
import { setPageTitle } from './remotes/remote-page.tsx';
import s from './shell.module.css';
import { UpdateNotice } from './version-check/update-notice.tsx';
import { useIsIdle } from './when-idle.ts';

// Few visits have a token in the address, so its code is not in the first script.
const LinkSignIn = optionalPart(() =>
  import('./arrival/link-sign-in.tsx').then((module) => module.LinkSignIn),
);
const Notices = optionalPart(() =>
  import('./notices/notices.tsx').then((module) => module.Notices),
);
// Only people with a session hold tickets.
const HeldTickets = optionalPart(() =>
  import('./held-tickets/held-tickets.tsx').then((module) => module.HeldTickets),
);
// Only guests have a link to their ticket in the dock.
const GuestTicket = optionalPart(() =>
  import('./held-tickets/guest-ticket.tsx').then((module) => module.GuestTicket),
);
// Only members of the team see a version that is not live.
const PreviewBadge = optionalPart(() =>
  import('./preview/preview-badge.tsx').then((module) => module.PreviewBadge),
);
const MAIN_ID = 'main';

/** The page around the remotes: header, notices, and the remote or page that answers the address. */
export function Shell({ host }: { host: Host }) {
  const i18n = useI18n(host.language);
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
  useTheme(useSiteTheme());
  const { arrival, config } = useHost();
  const { pathname } = useLocation();
  const isBoard = isBoardPath(pathname);
  return (
    <>
      {!isBoard && <SkipLink target={MAIN_ID} />}
      {config.preview && <PreviewBadge preview={config.preview} />}
      {!isBoard && <OfflineBanner />}
      {!isBoard && <UnreachableNotice />}
      {!isBoard && <UpdateNotice />}
      {!isBoard && <LateParts />}
      {arrival && <LinkSignIn arrival={arrival} />}
      <Header />
      {!isBoard && <DockedParts />}
      <main id={MAIN_ID} tabIndex={-1} className={s.main}>
        <CurrentPage />
      </main>
      {!isBoard && <Footer />}
    </>
  );
}

/**
 * The parts that load once the page is idle. They are a component of their own, because otherwise the whole page would render
 * again at that moment.
 */
function LateParts() {
  const session = useSession(useHost().session);
  return (
    useIsIdle() && session && <HeldTickets userId={session.id} accessToken={session.accessToken} />
  );
}

/** The content of the dock; a component of its own for the same reason. */
function DockedParts() {
  const role = useSession(useHost().session)?.roles[0];
  const isIdle = useIsIdle();
  return (
    <Dock>
      {role === 'ROLE_GUEST' && <GuestTicket />}
      {isIdle && <Notices />}
    </Dock>
  );
}

/** The shell's texts in the language of the page; the remotes receive it among their props. */
function useI18n({ read, subscribe }: LanguageStore): ReturnType<typeof createI18n> {
  const [i18n] = useState(() => createI18n(texts, read()));
  useEffect(
    () =>
      subscribe(() => {
        document.documentElement.lang = read();
        void i18n.changeLanguage(read());
      }),
    [i18n, read, subscribe],
  );
  return i18n;
}

/** CON-017: applies a partner's colour and mode to the whole page, the shell's own parts too. */
function useTheme(theme: Theme): void {
  const { 'data-theme': mode, style } = useThemeAttributes(theme);
  useLayoutEffect(() => {
    const page = document.documentElement;
    const values = Object.entries(style ?? {});
    if (mode) page.dataset.theme = mode;
    for (const [name, value] of values) page.style.setProperty(name, String(value));
    return () => {
      delete page.dataset.theme;
      for (const [name] of values) page.style.removeProperty(name);
    };
  }, [mode, style]);
}
