import { signInCall } from '@turno/shared-types';
import { emitAtom, httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { errorText, useSharedTexts } from '@turno/shared-ui/i18n';
import { atom, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

type Problem = { field: 'email' | 'password'; text: string };

/** Sends the form; a problem appears at its field, which takes the focus (IDN-019, ERR-005). */
export function useSignIn() {
  const t = useSharedTexts();
  const signIn = useSetAtom(signInAtom);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setIsPending] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const fail = (field: Problem['field'], text: string) => {
    setProblem({ field, text });
    (field === 'email' ? email : password).current?.focus();
  };
  const submit = async (credentials: Credentials) => {
    if (isPending || !isComplete(credentials)) return;
    if (!isEmail(credentials.email)) return fail('email', t('signIn.invalidEmail'));
    setIsPending(true);
    setProblem(null);
    const error = await signIn({ ...credentials, email: credentials.email.trim() });
    setIsPending(false);
    if (error !== null) fail('password', errorText(t, error));
  };
  const problemAt = (field: Problem['field']) => (problem?.field === field ? problem.text : null);
  return { boxes: { email, password }, problemAt, isPending, submit };
}

/** Signs in here and at the host; returns the error, `null` on success. */
const signInAtom = atom(null, async (get, set, credentials: Credentials) => {
  try {
    const session = await send(get(httpAtom), signInCall, { body: credentials });
    get(propsAtom).session.signIn(session);
    set(emitAtom, { type: 'signed-in', userId: session.id });
    return null;
  } catch (error) {
    return error;
  }
});

type Credentials = { email: string; password: string };

/** CON-075: nothing is sent while a field is empty. */
export function isComplete({ email, password }: Credentials): boolean {
  return email.trim() !== '' && password !== '';
}

/** IDN-019: whether an address matches the contract's pattern. */
export function isEmail(email: string): boolean {
  return signInCall.body.safeParse({ email, password: '' }).success;
}
