import { type Status, StatusBadge } from '@turno/shared-ui/components';
import { formatDate } from '@turno/shared-ui/i18n';
import { Link } from '@turno/shared-ui/router';
import { reservationPath } from '../paths.ts';
import { Logo } from '../shared/logo.tsx';
import { useWords } from '../shared/use-words.ts';
import s from './my-queues-screen.module.css';
import type { ListedTicket } from './sections.ts';

const STATUSES: Record<ListedTicket['status'], Status> = {
  now: 'now',
  called: 'now',
  waiting: 'waiting',
  past: 'expired',
};

/** One ticket of the list; it leads to the ticket itself. */
export function TicketRow({ listed: { ticket, status } }: { listed: ListedTicket }) {
  const t = useWords();
  const { merchant, queue, ticketValue, createdAt, checkedInAt } = ticket;
  const wasUsed = status === 'past' && checkedInAt !== null;
  return (
    <li>
      <Link to={reservationPath(merchant.id, queue.id)} className={s.row} data-status={status}>
        <Logo name={merchant.name} url={merchant.logoUrl} size={48} />
        <span className={s.words}>
          <strong>{merchant.name}</strong>
          <span className={s.detail}>
            {queue.name} · {formatDate(createdAt, merchant.timezone)}
          </span>
          <StatusBadge status={wasUsed ? 'checked-in' : STATUSES[status]}>
            {status === 'called' ? t('mine.called') : undefined}
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
    </li>
  );
}
