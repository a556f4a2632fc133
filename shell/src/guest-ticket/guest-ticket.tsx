import { type Ticket as HeldTicket, userTicketsCall } from '@turno/shared-types';
import { LinkButton, Ticket } from '@turno/shared-ui/components';
import { send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { useLocation } from '@turno/shared-ui/router';
import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { NAMESPACE } from '../locales/texts.ts';
import { httpWith } from '../session/http-with.ts';
import s from './guest-ticket.module.css';
import { runningTicket, ticketPath } from './running-ticket.ts';

type GuestTicketProps = { userId: number; accessToken: string };

/** Pages that show the number, or the way back to it, themselves. */
const showsItself = (path: string) => path === '/' || path.startsWith('/reservation/');

/**
 * SHL-022: a guest has no "my queues", and one number that must not get lost: the way back to it stands in the bar on
 * every other page.
 */
export function GuestTicket(props: GuestTicketProps) {
  const t = useTexts(NAMESPACE);
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

function useGuestTicket({ userId, accessToken }: GuestTicketProps): HeldTicket | null {
  const { config, ticketChanges } = useHost();
  const { pathname } = useLocation();
  const [ticket, setTicket] = useState<HeldTicket | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = () => {
      const sent = {
        params: { scope: 'private' as const, userId },
        query: {},
        signal: stop.signal,
      };
      send(httpWith(config, accessToken), userTicketsCall, sent).then(
        (tickets) => setTicket(runningTicket(tickets, new Date())),
        // Without an answer what is known stays: the page itself says what is wrong.
        () => undefined,
      );
    };
    if (!showsItself(pathname)) ask();
    const unsubscribe = ticketChanges.subscribe(ask);
    return () => {
      unsubscribe();
      stop.abort();
    };
  }, [config, ticketChanges, userId, accessToken, pathname]);
  return ticket;
}
