import { Navigate } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { takeNumberPath } from '../paths.ts';
import { GoHome } from '../shared/page/go-home.tsx';
import { LoadFailure } from '../shared/page/load-failure.tsx';
import { Page } from '../shared/page/page.tsx';
import { usePlace } from '../shared/queue/use-queue-route.ts';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import { latestTicket } from '../shared/tickets/current-ticket.ts';
import { useLiveMerchant } from '../shared/tickets/merchant-events.ts';
import { ticketPath } from '../shared/tickets/ticket-path.ts';
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
