import { type Ticket, ticketPath } from '@turno/shared-types';
import { useAnnounce } from '@turno/shared-ui/components';
import { Navigate } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../locales/texts.ts';
import { takeNumberPath } from '../paths.ts';
import { GoHome } from '../shared/page/load-failure.tsx';
import { PendingPage } from '../shared/page/pending-page.tsx';
import { useQueueRoute } from '../shared/queue/use-queue-route.ts';
import { stayedTicketsAtom } from '../shared/session/stayed-atoms.ts';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import { latestTicket, successorOf } from '../shared/tickets/current-ticket.ts';
import { givenTicket } from '../shared/tickets/given-ticket.ts';
import { useLiveMerchant } from '../shared/tickets/merchant-events.ts';
import { useLeftElsewhere } from '../shared/tickets/use-left-elsewhere.ts';
import { GivenPage } from './give/given-page.tsx';
import { TicketPage } from './ticket-page.tsx';
import { TicketSkeleton } from './ticket-skeleton.tsx';

type TicketScreenProps = {
  /** The path of this screen; a ticket with another path is redirected there. */
  pathOf: (merchantId: number, queueId: number) => string;
};

/** The ticket this person holds in a queue; without one it redirects to where one is taken (CON-047). */
export function TicketScreen({ pathOf }: TicketScreenProps) {
  const route = useQueueRoute();
  const query = useAtomValue(ticketsAtom);
  const stayed = useAtomValue(stayedTicketsAtom);
  useLiveMerchant(route?.merchantId ?? null);
  const { data: tickets, error, isFetching, dataUpdatedAt } = query;
  const ticket =
    route &&
    latestTicket(tickets ?? [], { merchantId: route.merchantId, queueIds: [route.queueId] });
  useLeftElsewhere(ticket);
  if (!route) return <GoHome code="queue_not_found" />;
  const given = tickets ? givenTicket(route, { tickets, stayed, latest: ticket }) : null;
  if (given) return <GivenPage given={given} />;
  const successor = ticket && successorOf(ticket, tickets ?? []);
  if (successor) return <MovedTicket to={successor} />;
  if (ticket && ticketPath(ticket) !== pathOf(route.merchantId, route.queueId)) {
    return <Navigate to={ticketPath(ticket)} replace />;
  }
  if (ticket) return <TicketPage ticket={ticket} updatedAt={dataUpdatedAt} />;
  if (tickets && !isFetching && !error) {
    return <Navigate to={takeNumberPath(route.merchantId, route.queueId)} replace />;
  }
  return <PendingPage query={query} missing="not_found" skeleton={<TicketSkeleton />} />;
}

/** S-21: staff moved the ticket to another queue: its page redirects to the new ticket, and says so. */
function MovedTicket({ to }: { to: Ticket }) {
  const t = useWords();
  const announce = useAnnounce();
  const announceMove = useEffectEvent(() => {
    announce(`${t('ticket.moved')}: ${to.queue.name}, ${to.ticketValue}`);
  });
  useEffect(() => announceMove(), []);
  return <Navigate to={ticketPath(to)} replace />;
}
