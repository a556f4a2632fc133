import { httpAtom } from '@turno/shared-ui/boot';
import { BotCheckError, botCheckText } from '@turno/shared-ui/bot-check';
import { CallError } from '@turno/shared-ui/http';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useFormError } from '../shared/forms/use-form-error.ts';
import { takeBotTokenAtom } from '../shared/line-up/early-bot-check.ts';
import { startSessionAtom } from '../shared/session/atoms.ts';
import { type NewAccount, signUp } from './api.ts';
import type { SignUpValues } from './sign-up-rules.ts';

/** Registers; the form shows what it throws. Remembers which address has an account already (IDN-034). */
export function useSignUp() {
  const t = useSharedTexts();
  const send = useSetAtom(signUpAtom);
  const toFormError = useFormError('sign-up');
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const signUp = async ({ email, password }: SignUpValues) => {
    try {
      await send({ email, password });
    } catch (error) {
      if (error instanceof CallError && error.code === 'email_already_in_use') {
        setTakenEmail(email.trim());
      }
      // IDN-022, IDN-023
      if (!(error instanceof BotCheckError)) throw toFormError(error);
      throw new CallError({ code: null, status: 422, message: botCheckText(t, error) });
    }
  };
  return { signUp, takenEmail };
}

/** Solves the bot check, registers and signs in; throws on failure. */
const signUpAtom = atom(null, async (get, set, account: NewAccount) => {
  const http = get(httpAtom);
  const attempt = async () => signUp(http, account, await set(takeBotTokenAtom));
  // The token may have expired on its way: a new one costs a moment, an error may cost the registration.
  const session = await attempt().catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'captcha_error') return attempt();
    throw error;
  });
  set(startSessionAtom, session);
});
