import { errorText } from '@turno/shared-ui/i18n';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { withOrigin } from '../origin.ts';
import { ROUTES } from '../paths.ts';
import {
  cancelPasskey,
  canSuggestPasskeys,
  hasPasskeys,
  passkeyFailure,
  passkeysOfferedAtom,
} from '../shared/passkeys/browser.ts';
import { passkeySignInAtom } from './atoms.ts';

/** A challenge is valid for ten minutes; suggestions get a new one before that. */
const RENEW_MS = 8 * 60_000;

/** Signing in with a passkey: by a button, and by the suggestions of the e-mail field. */
export function usePasskeySignIn(origin: string | null) {
  const t = useWords();
  const isOffered = useAtomValue(passkeysOfferedAtom) && hasPasskeys();
  const signIn = useSetAtom(passkeySignInAtom);
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const finish = async (signal: AbortSignal, isSuggested: boolean) => {
    const { mustChangePassword } = await signIn({ isSuggested, signal });
    if (!mustChangePassword) return;
    void navigate(ROUTES.changePassword, { replace: true, state: withOrigin(origin) });
  };
  useSuggestions(isOffered && !isPending, (signal) => finish(signal, true), setError);

  const press = async () => {
    setPending(true);
    setError(null);
    try {
      await finish(new AbortController().signal, false);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setPending(false);
    }
  };
  const failure = passkeyFailure(error);
  const words = failure ? t(failure) : errorText(t, error);
  return {
    isOffered,
    isPending,
    problem: error === null ? null : words,
    press: () => void press(),
  };
}

/**
 * Lets the browser suggest passkeys while `isActive`; a browser that does not support this, or cannot reach the services,
 * suggests none. If identity rejects the chosen passkey, the error is reported and the suggestions return.
 */
function useSuggestions(
  isActive: boolean,
  signIn: (signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): void {
  const [round, setRound] = useState(0);
  const trySignIn = useEffectEvent(signIn);
  const report = useEffectEvent(onError);
  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const next = () => setRound(round + 1);
    const timer = setTimeout(next, RENEW_MS);
    const suggest = async () => {
      if (!(await canSuggestPasskeys()) || controller.signal.aborted) return;
      await trySignIn(controller.signal);
    };
    suggest().catch((error: unknown) => {
      if (controller.signal.aborted || passkeyFailure(error) !== null) return;
      if (isRejected(error)) {
        report(error);
        next();
      }
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
      void cancelPasskey();
    };
  }, [isActive, round]);
}

/** Whether identity has rejected a passkey that the person picked. */
function isRejected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('passkey_');
}
