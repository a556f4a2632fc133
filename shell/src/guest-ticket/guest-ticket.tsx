import { type Ticket as QueueTicket, userTicketsCall } from '@turno/shared-types';
import { isQrExpired, ticketStatus } from '@turno/shared-types/rules';
import { LinkButton, Ticket } from '@turno/shared-ui/components';
import { send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { useLocation } from '@turno/shared-ui/router';
import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';
import { httpWith } from '../session/http-with.ts';
import s from './guest-ticket.module.css';

type GuestTicketProps = { userId: number; accessToken: string };

/** Pages that show the number, or a link to it, themselves. */
const showsItself = (path: string) => path === '/' || path.startsWith('/reservation/');

/**
 * SHL-022: a guest has no "my queues" page. A link in the header leads back to the guest's one number from every other
 * page.
 */
export function GuestTicket(props: GuestTicketProps) {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const ticket = useGuestTicket(props);
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

function useGuestTicket({ userId, accessToken }: GuestTicketProps): QueueTicket | null {
  const { config, ticketChanges } = useHost();
  const { pathname } = useLocation();
  const [ticket, setTicket] = useState<QueueTicket | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const load = () => {
      const sent = {
        params: { scope: 'private' as const, userId },
        query: {},
        signal: stop.signal,
      };
      send(httpWith(config, accessToken), userTicketsCall, sent).then(
        (tickets) => setTicket(runningTicket(tickets, new Date())),
        // After a failure the known ticket stays; the page itself reports the problem.
        () => undefined,
      );
    };
    if (!showsItself(pathname)) load();
    const unsubscribe = ticketChanges.subscribe(load);
    return () => {
      unsubscribe();
      stop.abort();
    };
  }, [config, ticketChanges, userId, accessToken, pathname]);
  return ticket;
}

/** The newest ticket that still counts, of a list that begins with the newest; `null` when all are over. */
export function runningTicket(tickets: readonly QueueTicket[], now: Date): QueueTicket | null {
  return tickets.find((ticket) => isRunning(ticket, now)) ?? null;
}

function isRunning(ticket: QueueTicket, now: Date): boolean {
  if (ticket.checkedInAt !== null || isQrExpired(ticket.expiresAt, now)) return false;
  return ticketStatus(ticket, ticket.queueDailyCounter) !== 'expired';
}

function ticketPath({ merchant, queue }: QueueTicket): string {
  return `/reservation/${merchant.id}/${queue.id}`;
}
