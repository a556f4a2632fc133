import { type Ticket, ticketPath } from '@turno/shared-types';
import { Link, useLocation } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { ticketsAtom } from '../shared/tickets/atoms.ts';
import { ticketKey } from '../shared/tickets/first-ahead.ts';
import { sections } from '../shared/tickets/ticket-sections.ts';
import s from './ticket-switch.module.css';

/** Links between the current tickets of a person who holds several, each with its number and merchant. */
export function TicketSwitch({ current, now }: { current: Ticket; now: Date }) {
  const t = useWords();
  const { data = [] } = useAtomValue(ticketsAtom);
  const { state } = useLocation();
  const tickets = sections(data, now).ongoing.map(({ ticket }) => ticket);
  const currentKey = ticketKey(current);
  const others = tickets.filter((ticket) => ticketKey(ticket) !== currentKey);
  if (others.length === 0) return null;
  const isSameMerchant = others.every(({ merchant }) => merchant.id === current.merchant.id);
  return (
    <nav className={s.switch} aria-label={t('ticket.yours')}>
      <ul className={s.list}>
        {[current, ...others].map((ticket) => (
          <li key={ticketKey(ticket)}>
            <Link
              to={ticketPath(ticket)}
              state={state}
              replace
              className={s.ticket}
              aria-current={ticket === current ? 'page' : undefined}
            >
              <strong className={s.number}>{ticket.ticketValue}</strong>{' '}
              <span className={s.name}>
                {isSameMerchant ? ticket.queue.name : ticket.merchant.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
