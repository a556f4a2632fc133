import { GuestEnded, RedirectBecause, type RedirectReason } from '@turno/shared-ui/boot';
import { Spinner, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { Navigate, useLocation, useNavigate } from '@turno/shared-ui/router';
import { STORAGE_KEYS, useSession } from '@turno/shared-ui/session';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';
import { RemotePage } from '../remotes/remote-page.tsx';
import { NotFoundPage, StaticPage } from '../static-pages/static-page.tsx';
import s from './current-page.module.css';
import { afterSessionEnd, pageFor } from './page-for.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';

/** How long the end of a session is shown, in milliseconds. */
const REASON_MS = 6_000;

/** Shows the page of the address, or redirects (SHL-001 to SHL-013). */
export function CurrentPage() {
  const { session: port, restored, storage } = useHost();
  const { pathname, search, hash } = useLocation();
  const session = useSession(port);
  const isRestoring = useIsRestoring(restored);
  useNavigationFocus();
  useSessionEnd();

  const role = session?.roles[0] ?? null;
  const isPasswordDue = storage.getItem(STORAGE_KEYS.temporaryAuthToken) !== null;
  const rest = `${search}${hash}`;
  const hasGuestEnded = port.endedSession?.()?.role === 'ROLE_GUEST';
  const page = pageFor({ path: pathname, rest, role, isRestoring, isPasswordDue, hasGuestEnded });
  switch (page.kind) {
    case 'static':
      return <StaticPage name={page.name} />;
    case 'not-found':
      return <NotFoundPage />;
    case 'remote':
      return <RemotePage key={page.name} name={page.name} />;
    case 'guest-ended':
      return (
        <article className={s.ended}>
          <GuestEnded home="/" />
        </article>
      );
    case 'wait':
      return (
        <div className={s.wait}>
          <Spinner size={40} />
        </div>
      );
    case 'redirect':
      return <Redirect {...page} />;
  }
}

type RedirectProps = { to: string; origin: string | null; reason: RedirectReason | null };

function Redirect({ to, origin, reason }: RedirectProps) {
  if (reason) return <RedirectBecause to={to} reason={reason} />;
  return <Navigate to={to} replace state={origin ? { origin } : null} />;
}

/** Whether the shell still waits for the owner of the stored token (SHL-016). */
function useIsRestoring(restored: Promise<void> | null): boolean {
  const [isRestoring, setRestoring] = useState(restored !== null);
  useEffect(() => {
    let isGone = false;
    void restored?.then(() => {
      if (!isGone) setRestoring(false);
    });
    return () => {
      isGone = true;
    };
  }, [restored]);
  return isRestoring;
}

/**
 * ERR-003, X-16: notifies the person that the session has ended, and leaves a page that needs one; a protected page is left to
 * its guard. If the session had ended before the visit, nothing happens, because the page that was opened needs none.
 */
function useSessionEnd(): void {
  const t = useTexts(texts);
  const toast = useToast();
  const { session: port } = useHost();
  const session = useSession(port);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hadSession = useRef(session !== null);
  useEffect(() => {
    const hasEnded = hadSession.current && session === null;
    hadSession.current = session !== null;
    const cause = port.endedSession?.()?.cause;
    const target = hasEnded && cause !== 'had-ended' ? afterSessionEnd(pathname) : null;
    if (target === null) return;
    if (cause === 'rejected') toast.error(t('sessionEnded'), { durationMs: REASON_MS });
    if (target !== pathname) void navigate(target, { replace: true });
  }, [session, port, pathname, navigate, toast, t]);
}
