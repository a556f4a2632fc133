import { type Ticket, ticketPath } from '@turno/shared-types';
import { PAST_TICKET_SECONDS } from '@turno/shared-types/constants';
import { holderStatus, instantOf, isHeld } from '@turno/shared-types/rules';
import { Bell, Button, LinkButton, useTitleOverride, X } from '@turno/shared-ui/components';
import { formatDate, formatTime, type Translate, useSharedTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useLocation } from '@turno/shared-ui/router';
import { useTicketSound, vibrateForTurn } from '@turno/shared-ui/sound';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import s from './call-alerts.module.css';

const STEP_MS = 5_000;

/**
 * S-17: announces on every page which of a person's tickets are called, by a banner, the title, sound and vibration. A ticket's
 * own page announces its call itself.
 */
export function CallAlerts({ tickets }: { tickets: readonly Ticket[] }) {
  const t = useSharedTexts();
  const now = useNow(STEP_MS);
  const { pathname } = useLocation();
  const { isDismissed, dismiss } = useDismissals(tickets);
  useRing(tickets, pathname);
  const called = tickets.filter(
    (ticket) => isCalled(ticket, now) && ticketPath(ticket) !== pathname && !isDismissed(ticket),
  );
  const [first] = called;
  useTitleOverride(first ? t('callAlert.title', { number: first.ticketValue }) : null);
  return (
    <div className={s.place}>
      {called.map((ticket) => (
        <div key={ticketKey(ticket)} className={s.banner}>
          <Bell size={22} aria-hidden className={s.bell} />
          <p role="alert" className={s.words}>
            <strong className={s.number}>
              {t('callAlert.title', { number: ticket.ticketValue })}
            </strong>{' '}
            {calledBy(t, ticket)}
          </p>
          <LinkButton to={ticketPath(ticket)} variant="secondary">
            {t('callAlert.open')}
          </LinkButton>
          <Button
            variant="quiet"
            className={s.close}
            aria-label={t('callAlert.dismiss', { number: ticket.ticketValue })}
            icon={<X aria-hidden />}
            onPress={() => dismiss(ticket)}
          />
        </div>
      ))}
    </div>
  );
}

/** The dismissed calls, by ticket and instant; the instant is empty for a call that is known only from a live message. */
function useDismissals(tickets: readonly Ticket[]) {
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const known = dismissed.flatMap((key) => settled(key, tickets));
  if (known.join() !== dismissed.join()) setDismissed(known);
  return {
    isDismissed: (ticket: Ticket) => known.includes(callKey(ticket)),
    dismiss: (ticket: Ticket) => setDismissed([...known, callKey(ticket)]),
  };
}

/**
 * Adds the instant to the key of a call that was dismissed before its instant was known, or drops the key if the call was taken
 * back.
 */
function settled(key: string, tickets: readonly Ticket[]): string[] {
  const ticket = tickets.find((each) => key === `${ticketKey(each)}-`);
  if (!ticket) return [key];
  return holderStatus(ticket) === 'waiting' ? [] : [callKey(ticket)];
}

/** Rings and vibrates once for each ticket that waited and is called now, or is called again (S-21). */
function useRing(tickets: readonly Ticket[], pathname: string): void {
  const sound = useTicketSound();
  const waiting = useRef<ReadonlySet<string>>(new Set());
  const calls = useRef<ReadonlyMap<string, string>>(new Map());
  const ring = useEffectEvent((list: readonly Ticket[]) => {
    const now = new Date();
    const isNewCall = (ticket: Ticket) => {
      const known = calls.current.get(ticketKey(ticket));
      const isAgain = known !== undefined && known !== callKey(ticket);
      return isAgain || waiting.current.has(ticketKey(ticket));
    };
    const isNew = (ticket: Ticket) =>
      isNewCall(ticket) && isCalled(ticket, now) && ticketPath(ticket) !== pathname;
    if (list.some(isNew)) {
      vibrateForTurn();
      sound.ring();
    }
    // A live message announces a call before its instant is fetched.
    const read = list.filter(({ executedAt }) => executedAt !== null);
    calls.current = new Map(read.map((ticket) => [ticketKey(ticket), callKey(ticket)]));
    waiting.current = new Set(
      list.filter((ticket) => holderStatus(ticket) === 'waiting').map(ticketKey),
    );
  });
  useEffect(() => ring(tickets), [tickets]);
}

/** Whether a ticket is called and its holder still awaited, which is at most half an hour. */
function isCalled(ticket: Ticket, now: Date): boolean {
  if (!isHeld(ticket, now) || holderStatus(ticket) !== 'now') return false;
  const { asideAt, executedAt, calledAgainAt } = ticket;
  if (asideAt) return false;
  const calledAt = calledAgainAt ?? executedAt;
  return calledAt === null || now.getTime() - Date.parse(calledAt) < PAST_TICKET_SECONDS * 1_000;
}

/** Who calls the ticket: the desk if it has a name, the queue, the merchant, and for a show its day and time. */
function calledBy(t: Translate, ticket: Ticket): string {
  const { desk, queue, merchant } = ticket;
  const { date, time } = ticket.queueDailyCounter;
  const { name, timezone } = merchant;
  const startsAt = time === null ? null : instantOf(date, time, timezone);
  const show =
    startsAt && `${formatDate(t, startsAt, timezone)}, ${formatTime(startsAt, timezone)}`;
  return [desk?.name, queue.name, name, show].filter(Boolean).join(' · ');
}

/**
 * Identifies one call of a ticket: after the ticket is put back or its call is taken back, the next call has another instant.
 */
function callKey(ticket: Ticket): string {
  return `${ticketKey(ticket)}-${ticket.calledAgainAt ?? ticket.executedAt ?? ''}`;
}

function ticketKey({ queueDailyCounterId, counter }: Ticket): string {
  return `${queueDailyCounterId}-${counter}`;
}
