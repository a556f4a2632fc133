import { ticketPath } from '@turno/shared-types';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  SkeletonGroup,
  TicketNumber,
} from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { errorText, formatTime } from '@turno/shared-ui/i18n';
import { Navigate, useNavigate, useParams } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { NarrowPage } from '../shared/page/narrow-page.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { showSentence } from '../shared/tickets/ticket-lifetime.ts';
import { acceptOfferAtom, ticketOfferAtomFor } from './atoms.ts';

/** Where the link of an offered ticket leads: what it is, and one button that takes it over. */
export function TicketOfferScreen() {
  const t = useWords();
  const { token = '' } = useParams();
  return (
    <NarrowPage
      title={TITLES.ticket}
      heading={t('offer.title')}
      back={<BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>}
    >
      <Offer key={token} token={token} />
    </NarrowPage>
  );
}

function Offer({ token }: { token: string }) {
  const t = useWords();
  const navigate = useNavigate();
  const { data, error, refetch } = useAtomValue(ticketOfferAtomFor(token));
  const accept = useSetAtom(acceptOfferAtom);
  const [now] = useState(() => new Date());
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const ended = endOf(failure) ?? endOf(error);
  if (ended) {
    return (
      <div role="alert">
        <EmptyState
          title={t(`offer.${ended}`)}
          action={<LinkButton to={ROUTES.home}>{t('nav.home')}</LinkButton>}
        >
          {t(`offer.${ended}Text`)}
        </EmptyState>
      </div>
    );
  }
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton height="9rem" radius={16} />
      </SkeletonGroup>
    );
  }
  if ('own' in data) return <Navigate to={ticketPath(data.own)} replace />;
  const take = async () => {
    setPending(true);
    setFailure(null);
    try {
      void navigate(ticketPath(await accept(token)), { replace: true });
    } catch (reason) {
      setFailure(reason);
    }
    setPending(false);
  };
  const { ticket, expiresAt } = data.offer;
  const show = showSentence(t, { merchant: ticket.merchant, queueDailyCounter: ticket }, now);
  return (
    <>
      <TicketNumber value={ticket.ticketValue} size="dashboard" />
      <p>{`${ticket.merchant.name} · ${ticket.queueName}`}</p>
      {show && <p>{show}</p>}
      {ticket.status === 'waiting' && <p>{t('ticket.ahead', { count: ticket.ticketsAhead })}</p>}
      <p>{t('offer.text')}</p>
      <p>{t('give.until', { time: formatTime(expiresAt, ticket.merchant.timezone) })}</p>
      {failure !== null && <p role="alert">{errorText(t, failure)}</p>}
      <Button size="large" isFullWidth isPending={isPending} onPress={() => void take()}>
        {t('offer.accept')}
      </Button>
    </>
  );
}

/** Why a link has ended for everybody; `null` for what this person may mend. */
function endOf(error: unknown): 'used' | 'expired' | null {
  const code = error instanceof CallError ? error.code : null;
  if (code === 'link_used') return 'used';
  return code === 'link_expired' ? 'expired' : null;
}
