import { errorText, useSharedTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { type Credentials, isComplete, isEmail } from './credentials.ts';
import { signInAtom } from './sign-in-atom.ts';

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
