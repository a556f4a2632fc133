import { useLocation, useNavigate } from '@turno/shared-ui/router';
import { useSession } from '@turno/shared-ui/session';
import { useEffect, useRef } from 'react';
import { useHost } from '../host.ts';
import { afterSessionEnd } from './page-for.ts';

/** ERR-003, X-16: leaves the page when the session ends, unless the page needs no session. */
export function useSessionEnd(): void {
  const { session: port } = useHost();
  const session = useSession(port);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hadSession = useRef(session !== null);
  useEffect(() => {
    const hasEnded = hadSession.current && session === null;
    hadSession.current = session !== null;
    const target = hasEnded ? afterSessionEnd(pathname) : null;
    if (target !== null) void navigate(target, { replace: true });
  }, [session, pathname, navigate]);
}
