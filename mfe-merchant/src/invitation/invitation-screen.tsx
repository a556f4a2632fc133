import { acceptInvitationCall, type CallReply, readInvitationCall } from '@turno/shared-types';
import { isMerchant, may } from '@turno/shared-types/rules';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { Alert, Button, Card, EmptyState, LinkButton, useToast } from '@turno/shared-ui/components';
import { CallError, send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import {
  chooseMerchantAtom,
  LinkForUnverified,
  myMerchantsKeyAtom,
} from '@turno/shared-ui/my-merchants';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { useNavigate, useParams } from '@turno/shared-ui/router';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { InvitationPage } from '../shared/invitation-page.tsx';
import { useCommand } from '../shared/use-command.ts';
import s from './invitation.module.css';
import { SignInOrUp } from './sign-in-or-up.tsx';

type Invitation = CallReply<typeof readInvitationCall>;

/** S-08: the page of an invitation's link. It signs in or up in place, so that nobody loses the way back. */
export function InvitationScreen() {
  const t = useTexts(texts);
  const { token = '' } = useParams();
  const query = useAtomValue(invitationAtomFor(token));
  const { error } = query;
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 400);
  return (
    <InvitationPage
      query={query}
      isUnknown={isUnknown}
      unknown={
        <EmptyState title={t('invitation.unknown')}>{t('invitation.unknownHint')}</EmptyState>
      }
    >
      {(invitation) => <Shown token={token} invitation={invitation} />}
    </InvitationPage>
  );
}

function Shown({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTexts(texts);
  const session = useAtomValue(sessionAtom);
  const choose = useSetAtom(chooseMerchantAtom);
  const { merchant, email, role, state } = invitation;
  if (state !== 'open') {
    return (
      <EmptyState title={t(`invitation.${state}`)}>
        {state === 'accepted' && may(role, 'calling') && (
          <LinkButton variant="secondary" to={ROUTES.dashboard} onClick={() => choose(merchant.id)}>
            {t('title')}
          </LinkButton>
        )}
      </EmptyState>
    );
  }
  const isManager = session !== null && isMerchant(session.roles[0]);
  return (
    <Card as="section" className={s.part} aria-labelledby="invited-to">
      <h2 id="invited-to">{t('invitation.lead', { place: merchant.name })}</h2>
      <p>{t('invitation.forAddress', { email, role: t(`team.roles.${role}`) })}</p>
      <p>{t(`team.may.${role}`)}</p>
      {isManager ? (
        <Accept token={token} email={email} />
      ) : (
        <SignInOrUp email={email} isCustomer={session?.roles[0] === 'ROLE_USER'} />
      )}
    </Card>
  );
}

function Accept({ token, email }: { token: string; email: string }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const navigate = useNavigate();
  const accept = useSetAtom(acceptAtom);
  const command = useCommand();
  const { error, problem } = command;
  const isOtherAccount = error instanceof CallError && error.code === 'invitation_other_account';
  const press = () =>
    command.run(async () => {
      await accept(token);
      toast.success(t('invitation.done'));
      void navigate(ROUTES.dashboard, { replace: true });
    });
  return (
    <>
      {problem !== null && <Alert kind="error">{problem}</Alert>}
      <LinkForUnverified error={error} />
      {isOtherAccount ? (
        <SignInOrUp email={email} isCustomer={false} />
      ) : (
        <Button
          isFullWidth
          isPending={command.isPending}
          isDisabled={!isOnline}
          onPress={() => void press()}
        >
          {t('invitation.accept')}
        </Button>
      )}
    </>
  );
}

const keyOf = (token: string) => ['manager-invitation', token] as const;

const invitationAtomFor = atomFamily((token: string) =>
  atomWithQuery((get) => ({
    queryKey: keyOf(token),
    queryFn: () => send(get(httpAtom), readInvitationCall, { body: { token } }),
  })),
);

/**
 * Accepts and then works with the merchant, even on a device that has shown another one (IDN-036). If that fails, it refetches
 * the invitation, whose state may be the reason.
 */
const acceptAtom = atom(null, async (get, set, token: string) => {
  const client = get(queryClientAtom);
  try {
    const { merchantId } = await send(get(httpAtom), acceptInvitationCall, { body: { token } });
    set(chooseMerchantAtom, merchantId);
    // The list that this page has read lacks the merchant.
    client.removeQueries({ queryKey: get(myMerchantsKeyAtom) });
  } catch (error) {
    void client.invalidateQueries({ queryKey: keyOf(token) });
    throw error;
  }
});
