import { emitAtom } from '@turno/shared-ui/boot';
import { createPath, Navigate, useLocation } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { ROUTES } from './paths.ts';

/** A path that is not ours: the host is told, and here the check-in opens (SHL-011). */
export function Elsewhere() {
  const path = createPath(useLocation());
  const emit = useSetAtom(emitAtom);
  useEffect(() => {
    emit({ type: 'navigate-away', path });
  }, [emit, path]);
  return <Navigate to={ROUTES.scan} replace />;
}
