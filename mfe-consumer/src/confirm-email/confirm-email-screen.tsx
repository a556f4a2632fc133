import {
  CircleCheck,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  SkeletonGroup,
  TriangleAlert,
} from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { useParams } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { NarrowPage } from '../shared/page/narrow-page.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { confirmEmailAtom } from './atoms.ts';

/** The target of the link in a confirmation mail: it confirms the address as soon as it opens. */
export function ConfirmEmailScreen() {
  const t = useWords();
  const { token = '' } = useParams();
  return (
    <NarrowPage
      title={TITLES.confirmEmail}
      heading={t('confirmEmail.title')}
      back={<BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>}
    >
      <Confirmation key={token} token={token} />
    </NarrowPage>
  );
}

function Confirmation({ token }: { token: string }) {
  const t = useWords();
  const { state, retry } = useConfirmation(token);
  if (state.name === 'sending') {
    return (
      <SkeletonGroup>
        <Skeleton height="9rem" radius={16} />
      </SkeletonGroup>
    );
  }
  if (state.name === 'confirmed') {
    const text = t('confirmEmail.doneText', { email: state.email });
    return <Outcome isGood title={t('confirmEmail.done')} text={text} />;
  }
  switch (state.error instanceof CallError ? state.error.code : null) {
    case 'link_used':
      return <Outcome isGood title={t('confirmEmail.used')} text={t('confirmEmail.usedText')} />;
    case 'link_expired':
      return <Outcome title={t('confirmEmail.expired')} text={t('confirmEmail.expiredText')} />;
    case 'email_already_in_use':
      return <Outcome title={t('confirmEmail.taken')} text={t('confirmEmail.takenText')} />;
    default:
      return <ErrorState error={state.error} onRetry={retry} />;
  }
}

type OutcomeProps = { isGood?: boolean; title: string; text: string };

function Outcome({ isGood = false, title, text }: OutcomeProps) {
  const t = useWords();
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <div role={isGood ? 'status' : 'alert'}>
      <EmptyState
        title={title}
        icon={<Icon size={32} />}
        action={<LinkButton to={ROUTES.account}>{t('confirmEmail.toAccount')}</LinkButton>}
      >
        {text}
      </EmptyState>
    </div>
  );
}

type State =
  | { name: 'sending' }
  | { name: 'confirmed'; email: string }
  | { name: 'failed'; error: unknown };

/** Sends the token once when the screen opens, and again at each retry. */
function useConfirmation(token: string): { state: State; retry: () => void } {
  const confirm = useSetAtom(confirmEmailAtom);
  const [state, setState] = useState<State>({ name: 'sending' });
  const isSent = useRef(false);
  const send = useCallback(async () => {
    setState({ name: 'sending' });
    try {
      setState({ name: 'confirmed', email: await confirm(token) });
    } catch (error) {
      setState({ name: 'failed', error });
    }
  }, [confirm, token]);
  useEffect(() => {
    // If the effect ran twice, the second request would find the link used.
    if (isSent.current) return;
    isSent.current = true;
    void send();
  }, [send]);
  return { state, retry: () => void send() };
}
