import { type Ticket as QueueTicket, ticketPath } from '@turno/shared-types';
import { isHeld } from '@turno/shared-types/rules';
import { LinkButton, Ticket } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useLocation } from '@turno/shared-ui/router';
import { STORAGE_KEYS } from '@turno/shared-ui/session';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';
import s from './guest-ticket.module.css';

/** Whether a page shows the number, or a link to it, itself. */
const showsItself = (path: string) =>
  path === '/' ||
  path === MY_QUEUES_PATH ||
  ['/reservation/', '/show-pass/', '/show-event-ticket/'].some((page) => path.startsWith(page));

const MY_QUEUES_PATH = '/user-queues';

/**
 * SHL-022: a guest has no "my queues" in the header. On every other page a link in the dock leads to the guest's number; with
 * several numbers it shows all of them and leads to the list, which says where each one is valid.
 */
export function GuestTicket() {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const { heldTickets, storage } = useHost();
  const tickets = useSyncExternalStore(heldTickets.subscribe, heldTickets.read);
  const [ticket, ...others] = runningTickets(tickets, new Date());
  // SHL-021: an app with a header of its own has its own navigation.
  if (!ticket || storage.getItem(STORAGE_KEYS.headerVisible) === 'false') return null;
  const hasOthers = others.length > 0;
  const path = hasOthers ? MY_QUEUES_PATH : ticketPath(ticket);
  if (showsItself(pathname)) return null;
  const numbers = [ticket, ...others].map(({ ticketValue }) => ticketValue).join(', ');
  return (
    <div className={s.ticket}>
      <LinkButton to={path} isFullWidth icon={<Ticket size={20} aria-hidden />}>
        <span>
          {t(hasOthers ? 'header.tickets' : 'header.ticket')}{' '}
          <strong className={s.number}>{numbers}</strong>
        </span>
      </LinkButton>
    </div>
  );
}

/** The tickets that have not ended. */
export function runningTickets(tickets: readonly QueueTicket[], now: Date): QueueTicket[] {
  return tickets.filter((ticket) => isHeld(ticket, now));
}
