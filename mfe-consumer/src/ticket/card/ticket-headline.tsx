import type { Ticket } from '@turno/shared-types';
import { formatCountdown, formatTime } from '@turno/shared-ui/i18n';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../../locales/texts.ts';
import { useSteadyWait } from '../../shared/queue/use-steady-wait.ts';
import { useWaitWords } from '../../shared/queue/use-wait-words.ts';
import { placeSentence } from '../../shared/tickets/place-sentence.ts';
import { endSentence, showSentence } from '../../shared/tickets/ticket-lifetime.ts';
import s from '../ticket-page.module.css';
import type { TicketView } from '../ticket-view.ts';

/** It is not worth leaving during shorter waits. */
const LEAVING_MS = 5 * 60_000;

type TicketHeadlineProps = { ticket: Ticket; view: TicketView; updatedAt: number; now: Date };

/** What happens next, in one sentence, and when. */
export function TicketHeadline({ ticket, view, updatedAt, now }: TicketHeadlineProps) {
  const t = useWords();
  const waitWords = useWaitWords(ticket.merchant.timezone);
  const { seconds, range } = useSteadyWait(ticket, updatedAt, now);
  const wait = waitWords(seconds, now, range);
  const showsWait = view.showsWait && ticket.queueDailyCounter.time === null;
  return (
    <>
      <h2 className={s.headline}>{headline(t, ticket, view, now)}</h2>
      <p className={s.hint}>{showsWait ? wait : hint(t, ticket, view)}</p>
      {showsWait && isWorthLeaving(ticket, now) && (
        <p className={s.hint}>
          {t('wait.beThereBy', { time: formatTime(ticket.beThereBy, ticket.merchant.timezone) })}
        </p>
      )}
      {isPartlyEntered(ticket) && (
        <p className={s.hint} role="status">
          {t('ticket.partlyEntered', { entered: ticket.enteredPax ?? 0, total: ticket.paxCount })}
        </p>
      )}
      {view.secondsLeft !== null && (
        <p className={s.hint}>
          <TimeLeft text={t('ticket.timeLeft', { time: '\n' })} seconds={view.secondsLeft} />
        </p>
      )}
    </>
  );
}

/** Whether the holder has enough time to go away before the ticket's "be there by" time. */
function isWorthLeaving(ticket: Ticket, now: Date): ticket is Ticket & { beThereBy: string } {
  const { beThereBy } = ticket;
  return beThereBy !== undefined && Date.parse(beThereBy) - now.getTime() >= LEAVING_MS;
}

/** Whether some of the party have entered and the code is still valid for the others. */
function isPartlyEntered({ enteredPax = 0, paxCount }: Ticket): boolean {
  return enteredPax > 0 && enteredPax < paxCount;
}

function headline(t: Words, ticket: Ticket, { state }: TicketView, now: Date): string {
  const sentence = showSentence(t, ticket, now);
  switch (state) {
    case 'waiting':
      return sentence ?? placeSentence(t, ticket);
    case 'checked-in':
      return t('ticket.checkedIn');
    case 'qr-expired':
      return t('ticket.qrExpired');
    default:
      return endSentence(t, ticket) ?? t(`ticket.${state}`, { name: ticket.merchant.name });
  }
}

function hint(t: Words, ticket: Ticket, { state }: TicketView): string {
  const { checkedInAt, merchant, queueDailyCounter } = ticket;
  const isShow = queueDailyCounter.time !== null;
  switch (state) {
    case 'checked-in':
      return t('ticket.checkedInAt', {
        time: checkedInAt === null ? '' : formatTime(checkedInAt, merchant.timezone),
      });
    case 'qr-expired':
      return t('ticket.qrExpiredHint');
    case 'waiting':
      return isShow ? t('ticket.showHint') : '';
    case 'now':
      // Not every queue has codes.
      return t(ticket.qrCodeJWT === null ? 'ticket.nowHintPlain' : 'ticket.nowHint');
    case 'day-over':
      return t('ticket.sent-awayHint');
    case 'queue-removed':
      return t(isShow ? 'ticket.sent-awayHint' : 'ticket.queue-removedHint');
    default:
      return t(`ticket.${state}Hint`);
  }
}

/** The sentence with its time emphasised, wherever the language puts it. */
function TimeLeft({ text, seconds }: { text: string; seconds: number }): ReactNode {
  const [before, after] = text.split('\n', 2);
  return (
    <>
      {before}
      <span className={s.countdown}>{formatCountdown(seconds)}</span>
      {after}
    </>
  );
}
