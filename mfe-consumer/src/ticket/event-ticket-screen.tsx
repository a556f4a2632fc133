import { Navigate, useParams } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { eventsPath } from '../paths.ts';
import { MerchantGate } from '../shared/merchant/merchant-gate.tsx';
import { GoHome } from '../shared/page/go-home.tsx';
import { LoadFailure } from '../shared/page/load-failure.tsx';
import { Page } from '../shared/page/page.tsx';
import { usePlace } from '../shared/queue/use-queue-route.ts';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import { showTicket } from '../shared/tickets/current-ticket.ts';
import { useLiveMerchant } from '../shared/tickets/merchant-events.ts';
import { ShowTicketPage } from './show-ticket-page.tsx';
import { TicketSkeleton } from './ticket-skeleton.tsx';

/** CON-066: the ticket for one show; without one it leads to the shows (G-37). */
export function EventTicketScreen() {
  const place = usePlace();
  const { dailyQueueId } = useParams();
  const query = useAtomValue(ticketsAtom);
  useLiveMerchant(place?.merchantId ?? null);
  if (!place) return <GoHome />;
  const { data: tickets, error, isFetching, dataUpdatedAt } = query;
  const ticket = showTicket(tickets ?? [], Number(dailyQueueId));
  if (ticket) return <ShowTicketPage ticket={ticket} updatedAt={dataUpdatedAt} />;
  if (tickets && !isFetching && !error) {
    return (
      <MerchantGate merchantId={place.merchantId}>
        {({ vanity }) => <Navigate to={eventsPath(vanity)} replace />}
      </MerchantGate>
    );
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
