import { hostRouteFor } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import { propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import { Alert } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';

/**
 * Why the person has to sign in: the session ended, or the page at `origin` needs one. Nothing is shown after a guest's
 * session, because a guest has no account.
 */
export function SignInReason({ origin }: { origin: string | null }) {
  const t = useSharedTexts();
  const session = useAtomValue(sessionAtom);
  const { session: port } = useAtomValue(propsAtom);
  const ended = session ? null : port.endedSession?.();
  if (ended && ended.cause !== 'signed-out' && !isGuest(ended.role)) {
    return <Alert>{t(origin === null ? 'signIn.ended' : 'signIn.endedHere')}</Alert>;
  }
  if (origin === null) return null;
  const isForMerchants = hostRouteFor(origin.replace(/[?#].*/, ''))?.guard === 'merchant';
  return <Alert>{t(isForMerchants ? 'signIn.merchantsOnly' : 'signIn.needed')}</Alert>;
}
