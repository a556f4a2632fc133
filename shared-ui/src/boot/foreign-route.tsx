import { createPath, Navigate, useLocation } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { emitAtom } from './atoms.ts';

/** A path outside the remote: emits `navigate-away` to the host and opens the remote's first page (SHL-011). */
export function ForeignRoute({ home }: { home: string }) {
  const path = createPath(useLocation());
  const emit = useSetAtom(emitAtom);
  useEffect(() => {
    emit({ type: 'navigate-away', path });
  }, [emit, path]);
  return <Navigate to={home} replace />;
}
