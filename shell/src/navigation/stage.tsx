import { Spinner } from '@turno/shared-ui/components';
import { Navigate, useLocation } from '@turno/shared-ui/router';
import { STORAGE_KEYS, useSession } from '@turno/shared-ui/session';
import { useHost } from '../host.ts';
import { RemoteStage } from '../remotes/remote-stage.tsx';
import { useIsRestoring } from '../session/use-is-restoring.ts';
import { StaticPage } from '../static-pages/static-page.tsx';
import { pageFor } from './page-for.ts';
import s from './stage.module.css';
import { useArrival } from './use-arrival.ts';
import { useSessionEnd } from './use-session-end.ts';

/** Shows what the address asks for, or leads elsewhere (SHL-001 to SHL-013). */
export function Stage() {
  const { session: port, restored, storage } = useHost();
  const { pathname, search, hash } = useLocation();
  const session = useSession(port);
  const isRestoring = useIsRestoring(restored);
  useArrival();
  useSessionEnd();

  const role = session?.roles[0] ?? null;
  const isPasswordDue = storage.getItem(STORAGE_KEYS.temporaryAuthToken) !== null;
  const rest = `${search}${hash}`;
  const page = pageFor({ path: pathname, rest, role, isRestoring, isPasswordDue });
  switch (page.kind) {
    case 'static':
      return <StaticPage name={page.name} />;
    case 'remote':
      return <RemoteStage key={page.name} name={page.name} />;
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
