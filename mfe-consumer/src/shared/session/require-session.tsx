import { sessionAtom } from '@turno/shared-ui/boot';
import { createPath, Navigate, useLocation } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { ROUTES } from '../../paths.ts';

/** SHL-013: a screen of somebody's own; without a session it leads to sign-in, which comes back here. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const location = useLocation();
  if (session) return children;
  return <Navigate to={ROUTES.signIn} replace state={{ origin: createPath(location) }} />;
}
