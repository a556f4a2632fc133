import type { CallReply, readFranchiseInvitationCall } from '@turno/shared-types';
import { isMerchant } from '@turno/shared-types/rules';
import { sessionAtom } from '@turno/shared-ui/boot';
import {
  Alert,
  Button,
  Card,
  ConfirmSheet,
  EmptyState,
  Skeleton,
  useToast,
} from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useNavigate, useParams } from '@turno/shared-ui/router';
import { SignInForm } from '@turno/shared-ui/sign-in';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { ROUTES } from '../../paths.ts';
import { PageLink } from '../../shared/access/page-link.tsx';
import { InvitationPage } from '../../shared/invitation-page.tsx';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { MerchantMissing } from '../../shared/merchant-missing.tsx';
import { MerchantSwitcher } from '../../shared/merchant-switcher.tsx';
import s from '../../shared/sections.module.css';
import { useCommand } from '../../shared/use-command.ts';
import { declineFranchiseAtom, franchiseInvitationAtomFor, joinFranchiseAtom } from './atoms.ts';

type Invitation = CallReply<typeof readFranchiseInvitationCall>;

/** Errors which mean that the token belongs to no invitation or is malformed. */
const UNKNOWN: ReadonlySet<string | null> = new Set([
  'franchise_invitation_invalid',
  'validation_error',
]);

/**
 * S-07: the page of a franchising's invitation, where the manager of a merchant joins or declines. Everybody else reads
 * who is invited to what and signs in here.
 */
export function FranchiseInvitationScreen() {
  const t = useTexts(texts);
  const { token = '' } = useParams();
  const query = useAtomValue(franchiseInvitationAtomFor(token));
  const { error } = query;
  return (
    <InvitationPage
      query={query}
      isUnknown={error instanceof CallError && UNKNOWN.has(error.code)}
      unknown={<EmptyState title={t('franchise.unknown')}>{t('franchise.unknownHint')}</EmptyState>}
    >
      {(invitation) => <Shown token={token} invitation={invitation} />}
    </InvitationPage>
  );
}

function Shown({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTexts(texts);
  const session = useAtomValue(sessionAtom);
  const { franchising, state } = invitation;
  const isManager = session !== null && isMerchant(session.roles[0]);
  if (state !== 'open') {
    return (
      <EmptyState title={t(`franchise.${state}`)}>
        {isManager && <PageLink to={ROUTES.settings}>{t('settings.title')}</PageLink>}
      </EmptyState>
    );
  }
  return (
    <Card as="section" className={s.form} aria-labelledby="invited-to">
      <h2 id="invited-to" className={s.heading}>
        {t('franchise.lead', { name: franchising.name })}
      </h2>
      {isManager ? (
        <JoinOrDecline token={token} franchising={franchising} />
      ) : (
        <>
          {session?.roles[0] === 'ROLE_USER' && <Alert>{t('invitation.customer')}</Alert>}
          <p>{t('franchise.signIn')}</p>
          <SignInForm />
        </>
      )}
    </Card>
  );
}

type JoinOrDeclineProps = { token: string; franchising: Invitation['franchising'] };

function JoinOrDecline({ token, franchising }: JoinOrDeclineProps) {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  if (!merchant) return <MerchantMissing skeleton={<Skeleton height="10rem" radius="16px" />} />;
  const isMember = merchant.franchisingId === franchising.id;
  return (
    <>
      {isMember ? (
        <Alert>{t('franchise.member', { name: franchising.name })}</Alert>
      ) : (
        <p>{t('franchise.leadHint', { place: merchant.name })}</p>
      )}
      <MerchantSwitcher />
      <Decision token={token} place={isMember ? null : merchant.name} />
    </>
  );
}

/** Joins with the shown merchant, unless it has joined already, or declines after a question. */
function Decision({ token, place }: { token: string; place: string | null }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const navigate = useNavigate();
  const join = useSetAtom(joinFranchiseAtom);
  const decline = useSetAtom(declineFranchiseAtom);
  const joining = useCommand();
  const declining = useCommand();
  const [isAsking, setAsking] = useState(false);
  const accept = () =>
    joining.run(async () => {
      await join({ invitation: token });
      toast.success(t('franchise.joined'));
      void navigate(ROUTES.settings, { replace: true });
    });
  const ask = (isOpen: boolean) => {
    declining.clear();
    setAsking(isOpen);
  };
  return (
    <>
      {joining.problem && <Alert kind="error">{joining.problem}</Alert>}
      {place !== null && (
        <Button
          isFullWidth
          isPending={joining.isPending}
          isDisabled={!isOnline}
          onPress={() => void accept()}
        >
          {t('franchise.accept', { place })}
        </Button>
      )}
      <Button variant="secondary" isFullWidth isDisabled={!isOnline} onPress={() => ask(true)}>
        {t('franchise.decline')}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={ask}
        title={t('franchise.declineQuestion')}
        confirmLabel={t('franchise.decline')}
        isPending={declining.isPending}
        errorMessage={declining.problem}
        isDanger
        onConfirm={() => void declining.run(() => decline(token))}
      >
        <p>{t('franchise.declineHint')}</p>
      </ConfirmSheet>
    </>
  );
}
