import { type Session, signInCall, signUpCall } from '@turno/shared-types';
import { isEmail, isOutcomeUnknown } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { BotCheckError, botCheckText, takeBotTokenAtom } from '@turno/shared-ui/bot-check';
import { formRules, pairProblems } from '@turno/shared-ui/forms';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { startSessionAtom } from '../shared/session/atoms.ts';

/** Registers; the form shows the errors it throws. Remembers which address already has an account (IDN-034). */
export function useSignUp() {
  const t = useSharedTexts();
  const send = useSetAtom(signUpAtom);
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const signUp = async ({ email, password }: SignUpValues) => {
    try {
      await send({ email, password });
    } catch (error) {
      if (error instanceof CallError && error.code === 'email_already_in_use') {
        setTakenEmail(email.trim());
      }
      // IDN-022, IDN-023
      if (!(error instanceof BotCheckError)) throw error;
      throw new CallError({ code: null, status: 422, message: botCheckText(t, error) });
    }
  };
  return { signUp, takenEmail };
}

/** Solves the bot check, registers and signs in; throws on failure. */
const signUpAtom = atom(null, async (get, set, account: NewAccount) => {
  const http = get(httpAtom);
  const attempt = async () => signUp(http, account, await set(takeBotTokenAtom));
  // The token may have expired in transit: a new one costs a moment, an error might cost the registration.
  const session = await attempt().catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'captcha_error') return attempt();
    if (error instanceof CallError && error.code === 'email_already_in_use') {
      return signInInstead(http, account, error);
    }
    throw error;
  });
  set(startSessionAtom, session);
});

/**
 * Signs in to an account that this person registered before, because the answer to that sign-up may have been lost. Throws
 * `taken` if the services reject that sign-in or the account needs a new password. Without their answer it throws the error,
 * because the account may be the person's own.
 */
async function signInInstead(
  http: Http,
  { email, password }: NewAccount,
  taken: CallError,
): Promise<Session> {
  const session = await send(http, signInCall, { body: { email: email.trim(), password } }).catch(
    (error: unknown) => {
      throw error instanceof CallError && isOutcomeUnknown(error.status) ? error : taken;
    },
  );
  if (session.require_password_reset) throw taken;
  return session;
}

export type SignUpValues = {
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
};

/** CON-077: nothing is sent while a field is empty or the terms are not accepted. */
export function isComplete({ email, password, confirmPassword, terms }: SignUpValues): boolean {
  return email.trim() !== '' && password !== '' && confirmPassword !== '' && terms;
}

/** IDN-019, IDN-020 */
export const signUpRules = formRules<SignUpValues>((values) => ({
  ...(isEmail(values.email) ? {} : { email: 'invalid_email' }),
  ...pairProblems(values, values),
}));

type NewAccount = { email: string; password: string };

/** Registers a user (IDN-006). Without a bot-check value nothing is sent (IDN-021). */
export async function signUp(
  http: Http,
  { email, password }: NewAccount,
  captchaToken: string,
): Promise<Session> {
  if (captchaToken === '') {
    throw new CallError({ code: 'captcha_error', status: 422, message: 'Captcha error' });
  }
  return send(http, signUpCall, {
    body: { email: email.trim(), password, roles: ['ROLE_USER'], captchaToken },
  });
}
