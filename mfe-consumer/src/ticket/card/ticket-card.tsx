import type { Ticket } from '@turno/shared-types';
import type { ServedNumber } from '@turno/shared-types/rules';
import {
  Card,
  PageTitle,
  Perforation,
  type Status,
  StatusBadge,
  TicketNumber,
} from '@turno/shared-ui/components';
import { formatDate, formatDay, formatTime } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useWords } from '../../locales/texts.ts';
import { TITLES } from '../../shared/page/titles.ts';
import { Facts } from '../../shared/queue/facts.tsx';
import { useServingFact } from '../../shared/queue/use-queue-facts.ts';
import { firstAheadAtom } from '../../shared/tickets/atoms.ts';
import { ticketKey } from '../../shared/tickets/first-ahead.ts';
import { LeaveAlert } from '../notices/leave-alert.tsx';
import s from '../ticket-page.module.css';
import { progress, type TicketState, type TicketView } from '../ticket-view.ts';
import { TicketCode } from './ticket-code.tsx';
import { TicketHeadline } from './ticket-headline.tsx';
import { WaitingAlerts } from './waiting-alerts.tsx';

type TicketCardProps = {
  ticket: Ticket;
  view: TicketView;
  updatedAt: number;
  now: Date;
  /** Plays the sound of a turn, once it is time to leave. */
  ring: () => void;
};

/** The ticket: the number first, then what happens next, the code, and the details. */
export function TicketCard({ ticket, view, updatedAt, now, ring }: TicketCardProps) {
  const t = useWords();
  const { merchant, createdAt } = ticket;
  const date = formatDate(t, createdAt, merchant.timezone);
  const isServed = ['now', 'passed', 'aside'].includes(view.state);
  return (
    <Card variant="ticket" as="article" className={s.card} data-state={view.state}>
      <PageTitle title={TITLES.ticket} isHidden>
        {t('ticket.heading', { name: merchant.name })}
      </PageTitle>
      <p className={s.top}>
        <TicketBadge state={view.state} />
        <span className={s.small}>{ticket.queue.name}</span>
      </p>
      <p className={s.label}>{t('ticket.yourNumber')}</p>
      <TicketNumber value={ticket.ticketValue} className={s.number} />
      {ticket.desk && isServed && (
        <p className={s.desk}>{t('ticket.desk', { desk: ticket.desk.name })}</p>
      )}
      <TicketHeadline ticket={ticket} view={view} updatedAt={updatedAt} now={now} />
      <WaitingAlerts ticket={ticket} view={view}>
        <LeaveAlert ticket={ticket} updatedAt={updatedAt} now={now} ring={ring} />
      </WaitingAlerts>
      {view.showsQr && <TicketCode ticket={ticket} isCalled={view.state !== 'waiting'} />}
      <div className={s.wide}>
        <Perforation />
        {(view.state === 'waiting' || hasLostItsShow(ticket)) && <Waiting ticket={ticket} />}
      </div>
      <PassOfTicket ticket={ticket} />
      {ticket.displayName !== null && <p>{t('ticket.name', { name: ticket.displayName })}</p>}
      <p className={s.small}>
        {t('ticket.createdAt', { date, time: formatTime(createdAt, merchant.timezone) })}
      </p>
    </Card>
  );
}

/** PAS-029: the pass that the ticket was taken with; for a party the first pass, and the number of the others. */
function PassOfTicket({ ticket: { pass, pass_owner: owner, paxCount } }: { ticket: Ticket }) {
  if (!pass || !owner?.name) return null;
  const others = paxCount > 1 ? ` +${paxCount - 1}` : '';
  return <p>{`${pass.pass_type.name} · ${owner.name}${others}`}</p>;
}

/** S-10: whether a show's ticket was ended by staff or its merchant, for example because the show was cancelled. */
function hasLostItsShow({ endReason, queueDailyCounter }: Ticket): boolean {
  return Boolean(endReason) && queueDailyCounter.time !== null;
}

/**
 * CON-043: the number being served, people waiting, the party and the progress; for a show its day and the party, even after
 * staff ended the ticket.
 */
function Waiting({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const id = useId();
  const firstAhead = useAtomValue(firstAheadAtom)[ticketKey(ticket)] ?? ticket.ticketsAhead;
  const servingFact = useServingFact();
  const { date, time } = ticket.queueDailyCounter;
  const people = { label: t('ticket.people'), value: ticket.paxCount };
  if (time !== null) {
    const day = formatDay(t, date);
    // While the ticket waits, the headline shows the time.
    const value = hasLostItsShow(ticket) ? `${day} ${time}` : day;
    return <Facts facts={[{ label: t('ticket.day'), value }, people]} />;
  }
  return (
    <>
      <Facts
        facts={[
          servingFact(t('ticket.serving'), servedBeside(ticket)),
          { label: t('ticket.inQueue'), value: ticket.peopleInQueue },
          people,
        ]}
      />
      <p id={id} className={s.label}>
        {t('ticket.progress')}
      </p>
      <progress
        className={s.progress}
        aria-labelledby={id}
        value={progress(ticket.ticketsAhead, firstAhead)}
        max={1}
      />
    </>
  );
}

/** The number being served, of the day of the ticket or of the one before (S-05). */
function servedBeside({ queueDailyCounter }: Ticket): ServedNumber | null {
  const { currentTicket, servedOfDayBefore = null } = queueDailyCounter;
  const ticketValue = currentTicket ?? servedOfDayBefore;
  return ticketValue === null ? null : { ticketValue, isOfDayBefore: currentTicket === null };
}

const STATUSES: Record<TicketState, Status> = {
  waiting: 'waiting',
  now: 'now',
  // The holder has missed the call, so the badge has no tick.
  aside: 'paused',
  passed: 'now',
  'checked-in': 'checked-in',
  'qr-expired': 'expired',
  expired: 'expired',
  'day-over': 'expired',
  'sent-away': 'expired',
  'queue-removed': 'expired',
  'merchant-closed': 'expired',
  moved: 'expired',
};

const WORDS: Partial<Record<TicketState, 'mine.called' | 'mine.aside' | 'mine.ended'>> = {
  passed: 'mine.called',
  aside: 'mine.aside',
  'day-over': 'mine.ended',
  'sent-away': 'mine.ended',
  'queue-removed': 'mine.ended',
  'merchant-closed': 'mine.ended',
  moved: 'mine.ended',
};

/** The state of the ticket in one word. */
function TicketBadge({ state }: { state: TicketState }) {
  const t = useWords();
  const word = WORDS[state];
  return <StatusBadge status={STATUSES[state]}>{word && t(word)}</StatusBadge>;
}
