import { useToast } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { Navigate } from '@turno/shared-ui/router';
import { useEffect } from 'react';

/** Why a page is not for this visitor: it is meant for another kind of account, or for a password that is due. */
export type RedirectReason = 'otherAccount' | 'passwordNotDue';

/** How long the reason is shown, in milliseconds. */
const REASON_MS = 6_000;

/** Redirects from a page that is not for this visitor, and says why. */
export function RedirectBecause({ to, reason }: { to: string; reason: RedirectReason }) {
  const t = useSharedTexts();
  const toast = useToast();
  useEffect(() => {
    toast.error(t(`signIn.${reason}`), { durationMs: REASON_MS });
  }, [reason, toast, t]);
  return <Navigate to={to} replace />;
}
