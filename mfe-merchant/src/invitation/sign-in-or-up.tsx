import { signUpCall } from '@turno/shared-types';
import { httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { botCheckText, takeBotTokenAtom, useEarlyBotCheck } from '@turno/shared-ui/bot-check';
import { Alert, Button, TextField } from '@turno/shared-ui/components';
import { send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { endOnServer } from '@turno/shared-ui/session';
import { SignInForm } from '@turno/shared-ui/sign-in';
import { atom, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { texts } from '../locales/texts.ts';
import { TermsField } from '../shared/terms/terms-field.tsx';
import { useCommand } from '../shared/use-command.ts';
import s from './invitation.module.css';

type SignInOrUpProps = { email: string; isCustomer: boolean };

/** Signs in with the invited address, or creates an account for it, without leaving the page. */
export function SignInOrUp({ email, isCustomer }: SignInOrUpProps) {
  const t = useTexts(texts);
  const [step, setStep] = useState<'arrived' | 'sign-in' | 'sign-up' | 'created'>('arrived');
  if (step === 'sign-up') {
    return (
      <>
        <SignUp email={email} onCreated={() => setStep('created')} />
        <Button variant="secondary" isFullWidth onPress={() => setStep('sign-in')}>
          {t('invitation.hasAccount')}
        </Button>
      </>
    );
  }
  return (
    <>
      {isCustomer && <Alert>{t('invitation.customer', { email })}</Alert>}
      {step === 'created' ? (
        <Alert>{t('invitation.created')}</Alert>
      ) : (
        <p>{t('invitation.signIn')}</p>
      )}
      <SignInForm knownEmail={isCustomer ? '' : email} takesFocus={step !== 'arrived'} />
      {step !== 'created' && (
        <Button variant="secondary" isFullWidth onPress={() => setStep('sign-up')}>
          {t('invitation.noAccount')}
        </Button>
      )}
    </>
  );
}

/** MER-006: a merchant account with the invited address, which cannot be changed here; signing up accepts the terms. */
function SignUp({ email, onCreated }: { email: string; onCreated: () => void }) {
  const t = useTexts(texts);
  const signUp = useSetAtom(signUpAtom);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [terms, setTerms] = useState(false);
  const command = useCommand(botCheckText);
  const isComplete = name.trim() !== '' && password !== '' && terms;
  useEarlyBotCheck(true, isComplete);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await command.run(async () => {
      await signUp({ email, name: name.trim(), password });
      onCreated();
    });
  };
  return (
    <form className={s.part} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('invitation.name')}
        name="name"
        autoComplete="name"
        value={name}
        onChange={setName}
        autoFocus
        isRequired
      />
      <TextField
        label={t('invitation.password')}
        description={t('registration.passwordHint')}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        errorMessage={command.problem}
        isRequired
      />
      <TermsField name="terms" value={terms} onChange={setTerms} />
      <Button type="submit" isFullWidth isPending={command.isPending} isDisabled={!isComplete}>
        {t('invitation.create')}
      </Button>
    </form>
  );
}

type NewAccount = { email: string; name: string; password: string };

/**
 * Signs up. The person confirms the address, which ends earlier sessions, and then signs in here: the session of the answer,
 * which could only register a merchant, is not used.
 */
const signUpAtom = atom(null, async (get, set, account: NewAccount) => {
  const captchaToken = await set(takeBotTokenAtom);
  const roles = ['ROLE_MERCHANT' as const];
  const body = { ...account, roles, captchaToken };
  const unused = await send(get(httpAtom), signUpCall, { body });
  const { apiBase, clientKey } = get(propsAtom);
  endOnServer(apiBase, clientKey)(unused);
});
