import { type Ticket, ticketPath } from '@turno/shared-types';
import { LinkButton, type Status, StatusBadge } from '@turno/shared-ui/components';
import { formatDate, formatDay } from '@turno/shared-ui/i18n';
import { Link } from '@turno/shared-ui/router';
import { useWords, type Words } from '../locales/texts.ts';
import { withOrigin } from '../origin.ts';
import { ROUTES } from '../paths.ts';
import { Logo } from '../shared/merchant/logo.tsx';
import { useSteadyWait } from '../shared/queue/use-steady-wait.ts';
import { useWaitWords } from '../shared/queue/use-wait-words.ts';
import { placeSentence } from '../shared/tickets/place-sentence.ts';
import { rejoinPath } from '../shared/tickets/rejoin-path.ts';
import { endSentence, showSentence, wasEnded } from '../shared/tickets/ticket-lifetime.ts';
import type { ListedTicket } from '../shared/tickets/ticket-sections.ts';
import s from './my-queues-screen.module.css';

const STATUSES: Record<ListedTicket['status'], Status> = {
  now: 'now',
  called: 'now',
  // The holder has missed the call, so the badge has no tick.
  aside: 'paused',
  waiting: 'waiting',
  over: 'expired',
  past: 'expired',
};

type TicketRowProps = {
  listed: ListedTicket;
  now: Date;
  /** When the ticket was last fetched, in ms since the epoch. */
  updatedAt: number;
};

/** One ticket of the list, with a link to its page. */
export function TicketRow({ listed: { ticket, status }, now, updatedAt }: TicketRowProps) {
  const t = useWords();
  const { merchant, queue, ticketValue } = ticket;
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
            {status === 'past' && ` · ${dayOf(t, ticket)}`}
          </span>
          <Outlook ticket={ticket} status={status} now={now} updatedAt={updatedAt} />
          <RowBadge listed={{ ticket, status }} now={now} />
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

/** The state of the ticket in one word. */
function RowBadge({ listed: { ticket, status }, now }: Pick<TicketRowProps, 'listed' | 'now'>) {
  const t = useWords();
  if (status === 'past' && ticket.checkedInAt !== null) return <StatusBadge status="checked-in" />;
  if (status === 'past' && wasEnded(ticket, now)) {
    return <StatusBadge status="expired">{t('mine.ended')}</StatusBadge>;
  }
  return (
    <StatusBadge status={STATUSES[status]}>
      {status === 'called' || status === 'aside' ? t(`mine.${status}`) : undefined}
    </StatusBadge>
  );
}

/** The day of the ticket's show, or the day on which it was taken. */
function dayOf(
  t: Words,
  { createdAt, merchant, queueDailyCounter: { date, time } }: Ticket,
): string {
  return time === null ? formatDate(t, createdAt, merchant.timezone) : formatDay(t, date);
}

type OutlookProps = ListedTicket & Pick<TicketRowProps, 'now' | 'updatedAt'>;

/**
 * The essentials of a ticket: when its show is, how many numbers are ahead and how long the wait is, or which desk to go to.
 */
function Outlook({ ticket, status, now, updatedAt }: OutlookProps) {
  const t = useWords();
  const waitWords = useWaitWords(ticket.merchant.timezone);
  const { seconds, range } = useSteadyWait(ticket, updatedAt, now);
  const { desk, queueDailyCounter } = ticket;
  const sentence = endSentence(t, ticket) ?? showSentence(t, ticket, now);
  if (sentence !== null) return <span>{sentence}</span>;
  if (status === 'now' && desk) return <span>{t('ticket.desk', { desk: desk.name })}</span>;
  if (status !== 'waiting') return null;
  const { paused, closed } = queueDailyCounter;
  const wait = waitWords(seconds, now, range);
  return (
    <>
      <span>{placeSentence(t, ticket)}</span>
      {(paused || closed) && (
        <span className={s.detail}>{t(closed ? 'ticket.closed' : 'ticket.paused')}</span>
      )}
      {!paused && wait !== null && <span className={s.detail}>{wait}</span>}
    </>
  );
}
