import type { Ticket } from '@turno/shared-types';
import { LinkButton, TicketNumber } from '@turno/shared-ui/components';
import { useWords } from '../../locales/texts.ts';
import { ticketPath } from '../tickets/ticket-path.ts';
import s from './held-ticket.module.css';

/** The ticket this person already has in this queue, with a link to it. */
export function HeldTicket({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const number = ticket.ticketValue;
  return (
    <div className={s.held}>
      <p>{t('take.held', { number })}</p>
      <TicketNumber value={number} size="dashboard" />
      <LinkButton isFullWidth to={ticketPath(ticket)}>
        {t('queue.showTicket', { number })}
      </LinkButton>
    </div>
  );
}
