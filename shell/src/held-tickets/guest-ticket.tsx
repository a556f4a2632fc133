import { type Ticket as QueueTicket, ticketPath } from '@turno/shared-types';
import { isHeld } from '@turno/shared-types/rules';
import { LinkButton, Ticket } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useLocation } from '@turno/shared-ui/router';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';
import s from './guest-ticket.module.css';

/** Pages that show the number, or a link to it, themselves. */
const showsItself = (path: string) => path === '/' || path.startsWith('/reservation/');

/**
 * SHL-022: a guest has no "my queues" page. A link in the header leads back to the guest's one number from every other
 * page.
 */
export function GuestTicket() {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const { heldTickets } = useHost();
  const tickets = useSyncExternalStore(heldTickets.subscribe, heldTickets.read);
  const ticket = runningTicket(tickets, new Date());
  const path = ticket ? ticketPath(ticket) : null;
  if (!ticket || path === null || path === pathname || showsItself(pathname)) return null;
  return (
    <LinkButton
      to={path}
      variant="secondary"
      icon={<Ticket size={20} aria-hidden />}
      className={s.ticket}
    >
      <span>
        {t('header.ticket')} <strong className={s.number}>{ticket.ticketValue}</strong>
      </span>
    </LinkButton>
  );
}

/** The newest ticket that still counts, of a list that begins with the newest; `null` when all are over. */
export function runningTicket(tickets: readonly QueueTicket[], now: Date): QueueTicket | null {
  return tickets.find((ticket) => isHeld(ticket, now)) ?? null;
}
