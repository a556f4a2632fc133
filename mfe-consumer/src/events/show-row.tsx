import { type Merchant, type Queue, type Ticket, ticketPath } from '@turno/shared-types';
import { localTime, type Show, seatsLeft } from '@turno/shared-types/rules';
import { type LineUpState, useLineUpState } from '@turno/shared-ui/booking';
import { Alert, Card, LinkButton, StatusBadge } from '@turno/shared-ui/components';
import { useReportError } from '@turno/shared-ui/errors';
import { formatTime } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { remainingTickets } from '../shared/line-up/use-take-button.ts';
import { showState } from '../shared/queue/queue-state.ts';
import { roleAtom } from '../shared/session/atoms.ts';
import { showTicket } from '../shared/tickets/current-ticket.ts';
import { isShowTicketOver } from '../shared/tickets/ticket-lifetime.ts';
import { BookShow } from './book-show.tsx';
import s from './events-screen.module.css';
import { type ShowButtonState, showButtonState } from './show-button-state.ts';

type ShowRowProps = {
  merchant: Merchant;
  queue: Queue;
  show: Show;
  tickets: readonly Ticket[];
  now: Date;
};

/** One show: its time first, the seats left, and its one action. */
export function ShowRow(props: ShowRowProps) {
  const { merchant, queue, show, tickets, now } = props;
  const t = useWords();
  const { slot, counter } = show;
  const button = useShowButton(props);
  // Read here and not in the button, which the ticket replaces: a rejection lasts as long as a component shows it.
  const { state } = useLineUpState({ merchantId: merchant.id, queueId: queue.id, show: slot });
  const ticket = showTicket(tickets, counter.id);
  // CON-066: the page of such a ticket would redirect back here.
  const held = ticket && !isShowTicketOver(ticket, now) ? ticket : null;
  const isOfYesterday = slot.date < localTime(now, merchant.timezone).date;
  return (
    <Card as="li" className={s.show}>
      <div className={s.when}>
        <h3 className={s.time}>
          <time dateTime={slot.startsAt.toISOString()}>
            {formatTime(slot.startsAt, merchant.timezone)}
          </time>
        </h3>
        <div className={s.facts}>
          {isOfYesterday && <p className={s.small}>{t('events.yesterday')}</p>}
          <p>{t('events.seats', { count: seatsLeft(show, queue) })}</p>
          {counter.paused && <StatusBadge status="paused" />}
        </div>
      </div>
      {held ? (
        <HeldShow state={state} held={held} />
      ) : (
        <BookShow merchant={merchant} queue={queue} show={show} button={button} />
      )}
    </Card>
  );
}

/** The ticket for this show, and the error of a request for another one (ERR-009). */
function HeldShow({ state, held }: { state: LineUpState; held: Ticket }) {
  const t = useWords();
  const reportError = useReportError();
  return (
    <div className={s.booking}>
      {state.step === 'failed' && state.problem === 'rejected' && (
        <Alert kind="error">{reportError('line-up', state.error)?.text}</Alert>
      )}
      <LinkButton isFullWidth to={ticketPath(held)}>
        {t('queue.showTicket', { number: held.ticketValue })}
      </LinkButton>
    </div>
  );
}

/** CON-065, from the person's role, their tickets and the state of the show. */
function useShowButton(props: ShowRowProps): ShowButtonState {
  const { merchant, queue, show, tickets, now } = props;
  const role = useAtomValue(roleAtom);
  const isOnline = useOnline();
  return showButtonState({
    show,
    queue,
    state: showState(merchant, queue, show, now),
    role,
    hasTicket: showTicket(tickets, show.counter.id) !== null,
    remaining: remainingTickets(merchant, tickets),
    isOnline,
    now,
  });
}
