import type { Ticket } from '@turno/shared-types';
import { useNow } from '@turno/shared-ui/live';
import { Navigate, useParams } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { eventsPath } from '../paths.ts';
import { MerchantGate } from '../shared/merchant/merchant-gate.tsx';
import { GoHome } from '../shared/page/load-failure.tsx';
import { PendingPage } from '../shared/page/pending-page.tsx';
import { useQueueRoute } from '../shared/queue/use-queue-route.ts';
import { stayedTicketsAtom } from '../shared/session/stayed-atoms.ts';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import { latestShowTicket } from '../shared/tickets/current-ticket.ts';
import { givenTicket } from '../shared/tickets/given-ticket.ts';
import { useLiveMerchant } from '../shared/tickets/merchant-events.ts';
import { isShowTicketOver } from '../shared/tickets/ticket-lifetime.ts';
import { useLeftElsewhere } from '../shared/tickets/use-left-elsewhere.ts';
import { GivenPage } from './give/given-page.tsx';
import { TicketPage } from './ticket-page.tsx';
import { TicketSkeleton } from './ticket-skeleton.tsx';

/** CON-066: the ticket for one show; without one it redirects to the shows (G-37). */
export function EventTicketScreen() {
  const route = useQueueRoute();
  const { dailyQueueId } = useParams();
  const query = useAtomValue(ticketsAtom);
  const stayed = useAtomValue(stayedTicketsAtom);
  useLiveMerchant(route?.merchantId ?? null);
  const { data: tickets, error, isFetching, dataUpdatedAt } = query;
  const queueDailyCounterId = Number(dailyQueueId);
  const ticket = latestShowTicket(tickets ?? [], queueDailyCounterId);
  useLeftElsewhere(ticket);
  if (!route) return <GoHome code="queue_not_found" />;
  const given = tickets
    ? givenTicket({ queueDailyCounterId }, { tickets, stayed, latest: ticket })
    : null;
  if (given) return <GivenPage given={given} />;
  if (ticket) return <ShowTicketPage ticket={ticket} updatedAt={dataUpdatedAt} />;
  if (tickets && !isFetching && !error) {
    return (
      <MerchantGate merchantId={route.merchantId}>
        {({ vanity }) => <Navigate to={eventsPath(vanity)} replace />}
      </MerchantGate>
    );
  }
  return <PendingPage query={query} missing="not_found" skeleton={<TicketSkeleton />} />;
}

const STEP_MS = 5_000;

/** A ticket for a show until it is over; then it redirects to the shows (CON-066, G-37, QUE-084). */
function ShowTicketPage({ ticket, updatedAt }: { ticket: Ticket; updatedAt: number }) {
  const now = useNow(STEP_MS);
  if (isShowTicketOver(ticket, now)) {
    return <Navigate to={eventsPath(ticket.merchant.vanity)} replace />;
  }
  return <TicketPage ticket={ticket} updatedAt={updatedAt} />;
}
