import { BotCheckError, botCheckText } from '@turno/shared-ui/bot-check';
import { CallError } from '@turno/shared-ui/http';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useBlame } from '../shared/forms/use-form-error.ts';
import { signUpAtom } from './atoms.ts';
import type { SignUpValues } from './sign-up-rules.ts';

/** Registers; what it throws is told by the form. Remembers which address was taken already (IDN-034). */
export function useSignUp() {
  const t = useSharedTexts();
  const send = useSetAtom(signUpAtom);
  const blame = useBlame('sign-up');
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const signUp = async ({ email, password }: SignUpValues) => {
    try {
      await send({ email, password });
    } catch (error) {
      if (error instanceof CallError && error.code === 'email_already_in_use') {
        setTakenEmail(email.trim());
      }
      // IDN-022, IDN-023
      if (!(error instanceof BotCheckError)) throw blame(error);
      throw new CallError({ code: null, status: 422, message: botCheckText(t, error) });
    }
  };
  return { signUp, takenEmail };
}
