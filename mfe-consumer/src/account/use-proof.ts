import { CallError } from '@turno/shared-ui/http';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { passkeyFailure } from '../shared/passkeys/browser.ts';

/**
 * The proof for a change of passkeys: a recent sign-in is enough, otherwise the form asks for the password. `rethrow` converts
 * an error to one that the form can show.
 */
export function useProof(hasPassword: boolean) {
  const t = useWords();
  const [isNeeded, setNeeded] = useState(false);
  const rethrow = (error: unknown): never => {
    const failure = passkeyFailure(error);
    if (failure) throw problem(t(failure), null);
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'invalid_credentials') throw problem(t('account.wrongPassword'), 'password');
    if (error.code !== 'signin_too_old' || !hasPassword) throw error;
    setNeeded(true);
    throw problem(t('passkeys.proof'), 'password');
  };
  return { isNeeded, rethrow };
}

function problem(message: string, field: string | null): CallError {
  const errors = field === null ? [] : [{ field, message }];
  return new CallError({ code: null, status: 422, message, errors });
}
