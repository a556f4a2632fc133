import { ticketPath } from '@turno/shared-types';
import { LinkButton, type Status, StatusBadge } from '@turno/shared-ui/components';
import { formatDate } from '@turno/shared-ui/i18n';
import { Link } from '@turno/shared-ui/router';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { Logo } from '../shared/merchant/logo.tsx';
import { withOrigin } from '../shared/session/after-sign-in.ts';
import { rejoinPath } from '../shared/tickets/rejoin-path.ts';
import { showSentence } from '../shared/tickets/ticket-lifetime.ts';
import type { ListedTicket } from '../shared/tickets/ticket-sections.ts';
import s from './my-queues-screen.module.css';

const STATUSES: Record<ListedTicket['status'], Status> = {
  now: 'now',
  called: 'now',
  aside: 'now',
  waiting: 'waiting',
  over: 'expired',
  past: 'expired',
};

type TicketRowProps = { listed: ListedTicket; now: Date };

/** One ticket of the list, with a link to its page. */
export function TicketRow({ listed: { ticket, status }, now }: TicketRowProps) {
  const t = useWords();
  const { merchant, queue, ticketValue, createdAt, checkedInAt } = ticket;
  const sentence = showSentence(t, ticket, now);
  const wasUsed = status === 'past' && checkedInAt !== null;
  return (
    <li>
      <Link
        to={ticketPath(ticket)}
        state={withOrigin(ROUTES.myQueues)}
        className={s.row}
        data-status={status}
      >
        <Logo name={merchant.name} url={merchant.logoUrl} size={48} />
        <span className={s.words}>
          <strong>{merchant.name}</strong>
          <span className={s.detail}>
            {queue.name}
            {sentence === null && ` · ${formatDate(createdAt, merchant.timezone)}`}
          </span>
          {sentence !== null && <span>{sentence}</span>}
          <StatusBadge status={wasUsed ? 'checked-in' : STATUSES[status]}>
            {status === 'called' || status === 'aside' ? t(`mine.${status}`) : undefined}
          </StatusBadge>
        </span>
        <span
          className={s.number}
          aria-label={t('mine.number', { number: ticketValue })}
          role="img"
        >
          {ticketValue}
        </span>
      </Link>
      {status === 'past' && (
        <LinkButton variant="quiet" to={rejoinPath(ticket, undefined)}>
          {t('mine.again', { name: merchant.name })}
        </LinkButton>
      )}
    </li>
  );
}
