import { Navigate } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { takeNumberPath } from '../paths.ts';
import { latestTicket } from '../shared/current-ticket.ts';
import { GoHome } from '../shared/go-home.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { Page } from '../shared/page.tsx';
import { ticketsAtom } from '../shared/ticket-atoms.ts';
import { ticketPath } from '../shared/ticket-path.ts';
import { useLiveMerchant } from '../shared/use-live-merchant.ts';
import { usePlace } from '../shared/use-place.ts';
import { TicketPage } from './ticket-page.tsx';
import { TicketSkeleton } from './ticket-skeleton.tsx';

type TicketScreenProps = {
  /** The address of this screen: a ticket that is shown at another one is led there. */
  pathOf: (merchantId: number, queueId: number) => string;
};

/** The ticket somebody holds in a queue; without one it leads to where one is taken (CON-047). */
export function TicketScreen({ pathOf }: TicketScreenProps) {
  const place = usePlace();
  const query = useAtomValue(ticketsAtom);
  useLiveMerchant(place?.merchantId ?? null);
  if (!place) return <GoHome />;
  const { data: tickets, error, isFetching, dataUpdatedAt } = query;
  const ticket = latestTicket(tickets ?? [], {
    merchantId: place.merchantId,
    queueIds: [place.queueId],
  });
  if (ticket && ticketPath(ticket) !== pathOf(place.merchantId, place.queueId)) {
    return <Navigate to={ticketPath(ticket)} replace />;
  }
  if (ticket) return <TicketPage ticket={ticket} updatedAt={dataUpdatedAt} />;
  if (tickets && !isFetching && !error) {
    return <Navigate to={takeNumberPath(place.merchantId, place.queueId)} replace />;
  }
  return (
    <Page>
      {error ? (
        <LoadFailure error={error} onRetry={() => void query.refetch()} isRetrying={isFetching} />
      ) : (
        <TicketSkeleton />
      )}
    </Page>
  );
}
