import { createPath, Navigate, useLocation } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { emitAtom } from './atoms.ts';

/** A path that is not the remote's: the host is told, and here the remote's own first page opens (SHL-011). */
export function ForeignRoute({ home }: { home: string }) {
  const path = createPath(useLocation());
  const emit = useSetAtom(emitAtom);
  useEffect(() => {
    emit({ type: 'navigate-away', path });
  }, [emit, path]);
  return <Navigate to={home} replace />;
}
