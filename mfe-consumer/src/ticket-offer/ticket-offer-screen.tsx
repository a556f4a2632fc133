import { type Merchant, type Ticket, ticketPath } from '@turno/shared-types';
import type { PublicTicket } from '@turno/shared-types/shared-tickets';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  SkeletonGroup,
  TicketNumber,
} from '@turno/shared-ui/components';
import { errorText, formatTime } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { Navigate, useNavigate, useParams } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords, type Words } from '../locales/texts.ts';
import { merchantPath, ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { NarrowPage } from '../shared/page/narrow-page.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { isGivenBack } from '../shared/tickets/current-ticket.ts';
import { placeSentence } from '../shared/tickets/place-sentence.ts';
import { showSentence } from '../shared/tickets/ticket-lifetime.ts';
import { acceptOfferAtom, endsOffer, ticketOfferAtomFor } from './atoms.ts';

/** How often the name of the show's day is updated. */
const STEP_MS = 30_000;

/** The page of an offered ticket's link: the ticket, and one button that takes it over. */
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
  const now = useNow(STEP_MS);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (endsOffer(failure) || endsOffer(error))
    return (
      <EndedOffer
        reason="expired"
        place={data && 'offer' in data ? data.offer.ticket.merchant : null}
      />
    );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton height="9rem" radius={16} />
      </SkeletonGroup>
    );
  }
  if ('usedOf' in data) return <EndedOffer reason="used" place={data.usedOf} />;
  if ('own' in data) return <OwnTicket ticket={data.own} />;
  const take = async () => {
    setPending(true);
    setFailure(null);
    try {
      const ticket = await accept(token);
      if (ticket) void navigate(ticketPath(ticket), { replace: true });
    } catch (reason) {
      setFailure(reason);
    }
    setPending(false);
  };
  const { ticket, expiresAt } = data.offer;
  return (
    <>
      <TicketNumber value={ticket.ticketValue} size="dashboard" />
      <p>{`${ticket.merchant.name} · ${ticket.queueName}`}</p>
      <p aria-live="polite">{stateSentence(t, ticket, now)}</p>
      {ticket.status === 'now' && ticket.desk && (
        <p>{t('ticket.desk', { desk: ticket.desk.name })}</p>
      )}
      <p>{t('offer.text')}</p>
      <p>{t('give.until', { time: formatTime(expiresAt, ticket.merchant.timezone) })}</p>
      {failure !== null && <p role="alert">{errorText(t, failure)}</p>}
      <Button size="large" isFullWidth isPending={isPending} onPress={() => void take()}>
        {t('offer.accept')}
      </Button>
    </>
  );
}

/** Redirects the new holder to the ticket; a ticket that was given back no longer has a page. */
function OwnTicket({ ticket }: { ticket: Ticket }) {
  if (isGivenBack(ticket)) return <EndedOffer reason="left" place={ticket.merchant} />;
  return <Navigate to={ticketPath(ticket)} replace />;
}

/** How far away the turn is, in the words of the ticket's own page. */
function stateSentence(t: Words, ticket: PublicTicket, now: Date): string {
  if (ticket.asideAt) return t('ticket.aside');
  if (ticket.status === 'now') return t('ticket.now');
  const show = showSentence(t, { merchant: ticket.merchant, queueDailyCounter: ticket }, now);
  return show ?? placeSentence(t, ticket);
}

type EndedOfferProps = {
  reason: 'used' | 'left' | 'expired';
  /** The merchant of the ticket, if it was shown before. */
  place: Pick<Merchant, 'vanity'> | null;
};

function EndedOffer({ reason, place }: EndedOfferProps) {
  const t = useWords();
  return (
    <div role="alert">
      <EmptyState
        title={t(`offer.${reason}`)}
        action={
          <LinkButton to={place ? merchantPath(place.vanity) : ROUTES.home}>
            {t(place ? 'take.goToMerchant' : 'nav.home')}
          </LinkButton>
        }
      >
        {t(`offer.${reason}Text`)}
      </EmptyState>
    </div>
  );
}
