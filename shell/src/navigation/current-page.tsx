import { Spinner } from '@turno/shared-ui/components';
import { Navigate, useLocation } from '@turno/shared-ui/router';
import { STORAGE_KEYS, useSession } from '@turno/shared-ui/session';
import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { RemotePage } from '../remotes/remote-page.tsx';
import { StaticPage } from '../static-pages/static-page.tsx';
import s from './current-page.module.css';
import { pageFor } from './page-for.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';
import { useSessionEnd } from './use-session-end.ts';

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
  const page = pageFor({ path: pathname, rest, role, isRestoring, isPasswordDue });
  switch (page.kind) {
    case 'static':
      return <StaticPage name={page.name} />;
    case 'remote':
      return <RemotePage key={page.name} name={page.name} />;
    case 'wait':
      return (
        <div className={s.wait}>
          <Spinner size={40} />
        </div>
      );
    case 'redirect':
      return <Navigate to={page.to} replace state={page.origin ? { origin: page.origin } : null} />;
  }
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
