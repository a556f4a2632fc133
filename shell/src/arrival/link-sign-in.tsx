import { accountCall, type Session } from '@turno/shared-types';
import { ConfirmSheet, useToast } from '@turno/shared-ui/components';
import { send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { httpWith } from '@turno/shared-ui/restore';
import { useNavigate } from '@turno/shared-ui/router';
import { useEffect, useRef, useState } from 'react';
import { type Host, useHost } from '../host.ts';
import { texts, type Words } from '../locales/texts.ts';
import { admit, type Outcome } from './admit.ts';
import type { Arrival } from './take-arrival.ts';

type Confirmation = { present: string; next: string; accept: () => void };

/** Signs in with the credentials of the address; asks before the account replaces another one. */
export function LinkSignIn({ arrival }: { arrival: Arrival }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [confirmation, setConfirmation] = useConfirmation(arrival, t);
  if (!confirmation) return null;
  const { present, next, accept } = confirmation;
  return (
    <ConfirmSheet
      isOpen
      onOpenChange={() => setConfirmation(null)}
      title={t('arrival.title')}
      confirmLabel={t('arrival.accept', { next })}
      cancelLabel={t('arrival.refuse', { present })}
      onConfirm={() => {
        accept();
        setConfirmation(null);
        void navigate(arrival.path, { replace: true });
      }}
    >
      {t('arrival.asked', { present, next })}
    </ConfirmSheet>
  );
}

/** Handles the arrival once, also when React mounts the component twice. */
function useConfirmation(arrival: Arrival, t: Words) {
  const host = useHost();
  const toast = useToast();
  const navigate = useNavigate();
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const isBegun = useRef(false);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const present = async (outcome: Outcome) => {
      if (outcome.kind === 'failed') {
        toast.error(t(`errors.${outcome.code}`));
        if (outcome.to !== undefined) void navigate(outcome.to, { replace: true });
      }
      if (outcome.kind === 'signed-in') {
        if (outcome.to !== null) void navigate(outcome.to, { replace: true });
        toast.success(t('arrival.signedIn', { next: await nameOf(host, outcome.session, t) }));
      }
      if (outcome.kind === 'confirm') {
        const signedIn = host.session.read();
        const [mine, next] = await Promise.all([
          signedIn ? nameOf(host, signedIn, t) : t('arrival.guest'),
          nameOf(host, outcome.session, t),
        ]);
        setConfirmation({ present: mine, next, accept: outcome.accept });
      }
    };
    void admit(host, arrival).then(present).finally(arrival.markHandled);
  }, [arrival, host, toast, navigate, t]);
  return [confirmation, setConfirmation] as const;
}

/** The name of an account for the person: its e-mail address, or its number if the address cannot be loaded. */
async function nameOf({ gateway }: Host, session: Session, t: Words): Promise<string> {
  if (session.roles[0] === 'ROLE_GUEST') return t('arrival.guest');
  const request = { params: { userId: session.id } };
  return send(httpWith(gateway, session.accessToken), accountCall, request).then(
    ({ email }) => email,
    () => t('arrival.account', { id: session.id }),
  );
}
