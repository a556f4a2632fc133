import type { Ticket } from '@turno/shared-types';
import { useNow } from '@turno/shared-ui/live';
import { Navigate } from '@turno/shared-ui/router';
import { eventsPath } from '../paths.ts';
import { isShowTicketOver } from '../shared/tickets/show-over.ts';
import { TicketPage } from './ticket-page.tsx';

const STEP_MS = 5_000;

/** A ticket for a show, as long as it is kept; then the shows come in its place (CON-066, G-37, QUE-084). */
export function ShowTicketPage({ ticket, updatedAt }: { ticket: Ticket; updatedAt: number }) {
  const now = useNow(STEP_MS);
  if (isShowTicketOver(ticket, now)) {
    return <Navigate to={eventsPath(ticket.merchant.vanity)} replace />;
  }
  return <TicketPage ticket={ticket} updatedAt={updatedAt} />;
}
