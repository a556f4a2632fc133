import { useToast } from '@turno/shared-ui/components';
import { Navigate } from '@turno/shared-ui/router';
import { useEffect } from 'react';
import { ROUTES } from '../../paths.ts';

/** Redirects home and shows the reason, if there is one. */
export function GoHome({ reason }: { reason?: string }) {
  const toast = useToast();
  useEffect(() => {
    if (reason) toast.error(reason);
  }, [reason, toast]);
  return <Navigate to={ROUTES.home} replace />;
}
