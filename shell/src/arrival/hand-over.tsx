import { accountCall, type Session } from '@turno/shared-types';
import { ConfirmSheet, useToast } from '@turno/shared-ui/components';
import { send } from '@turno/shared-ui/http';
import {
  createI18n,
  ERROR_TEXTS,
  I18nProvider,
  type Translate,
  useTexts,
} from '@turno/shared-ui/i18n';
import { useNavigate } from '@turno/shared-ui/router';
import { useEffect, useRef, useState } from 'react';
import { type Host, useHost } from '../host.ts';
import { httpWith } from '../session/http-with.ts';
import { admit, type Outcome } from './admit.ts';
import type { Arrival } from './take-arrival.ts';
import { NAMESPACE, texts } from './texts.ts';

type Question = { present: string; next: string; accept: () => void };

/** Signs in by what the address brought, and asks whoever is signed in before another account takes over. */
export function HandOver({ arrival }: { arrival: Arrival }) {
  const { locale } = useHost().config;
  const [i18n] = useState(() => createI18n({ locale, namespace: NAMESPACE, texts }));
  return (
    <I18nProvider i18n={i18n}>
      <Asking arrival={arrival} />
    </I18nProvider>
  );
}

function Asking({ arrival }: { arrival: Arrival }) {
  const t = useTexts(NAMESPACE);
  const navigate = useNavigate();
  const [question, setQuestion] = useQuestion(arrival, t);
  if (!question) return null;
  const { present, next, accept } = question;
  return (
    <ConfirmSheet
      isOpen
      onOpenChange={() => setQuestion(null)}
      title={t('title')}
      confirmLabel={t('accept', { next })}
      cancelLabel={t('refuse', { present })}
      onConfirm={() => {
        accept();
        setQuestion(null);
        void navigate(arrival.path, { replace: true });
      }}
    >
      {t('asked', { present, next })}
    </ConfirmSheet>
  );
}

/** Judges the arrival once, however often React begins anew. */
function useQuestion(arrival: Arrival, t: Translate) {
  const host = useHost();
  const toast = useToast();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const isBegun = useRef(false);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const tell = async (outcome: Outcome) => {
      if (outcome.kind === 'failed') toast.error(ERROR_TEXTS[host.config.locale][outcome.code]);
      if (outcome.kind === 'signed-in') {
        if (outcome.to !== null) void navigate(outcome.to, { replace: true });
        toast.success(t('signedIn', { next: await nameOf(host, outcome.session, t) }));
      }
      if (outcome.kind === 'ask') {
        const present = host.session.read();
        const [mine, next] = await Promise.all([
          present ? nameOf(host, present, t) : t('guest'),
          nameOf(host, outcome.session, t),
        ]);
        setQuestion({ present: mine, next, accept: outcome.accept });
      }
    };
    void admit(host, arrival).then(tell).finally(arrival.settle);
  }, [arrival, host, toast, navigate, t]);
  return [question, setQuestion] as const;
}

/** What a person knows an account by: its address, or its number where that cannot be had. */
async function nameOf({ config }: Host, session: Session, t: Translate): Promise<string> {
  if (session.roles[0] === 'ROLE_GUEST') return t('guest');
  const ask = { params: { userId: session.id } };
  return send(httpWith(config, session.accessToken), accountCall, ask).then(
    ({ email }) => email,
    () => t('account', { id: session.id }),
  );
}
