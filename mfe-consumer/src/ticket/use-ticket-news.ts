import type { EndReason, Ticket } from '@turno/shared-types';
import { useAnnounce } from '@turno/shared-ui/components';
import { vibrateForTurn } from '@turno/shared-ui/sound';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../locales/texts.ts';
import { endSentence } from '../shared/tickets/ticket-lifetime.ts';
import type { TicketState } from './ticket-view.ts';

/** Announces each change once; when the turn comes, the phone vibrates and rings. */
export function useTicketNews(ticket: Ticket, state: TicketState, ring: () => void): void {
  const { ticketValue, queueDailyCounter, calledAgainAt = null } = ticket;
  // For a show, the numbers ahead are irrelevant.
  const ticketsAhead = queueDailyCounter.time === null ? ticket.ticketsAhead : 0;
  const t = useWords();
  const announce = useAnnounce();
  const before = useRef<TicketMoment | null>(null);
  const words = (news: TicketNews): string => {
    switch (news.say) {
      case 'ahead':
        return t('ticket.ahead', { count: news.count });
      case 'now':
        return t('ticket.sayNow', { number: ticketValue });
      case 'checked-in':
        return t('ticket.checkedIn');
      default:
        return endSentence(t, ticket) ?? t(`ticket.${news.say}`, { name: ticket.merchant.name });
    }
  };
  const announceChange = useEffectEvent((after: TicketMoment) => {
    const news = before.current && ticketNews(before.current, after);
    before.current = after;
    if (!news) return;
    announce(words(news));
    if (news.say !== 'now' && news.say !== 'passed') return;
    vibrateForTurn();
    ring();
  });
  useEffect(
    () => announceChange({ state, ticketsAhead, calledAgainAt }),
    [state, ticketsAhead, calledAgainAt],
  );
}

type TicketMoment = { state: TicketState; ticketsAhead: number; calledAgainAt?: string | null };

/** The announcement for screen readers; `ahead` includes the count. */
type TicketNews =
  | { say: 'ahead'; count: number }
  | { say: 'next' }
  | { say: 'now' | 'aside' | 'passed' | 'checked-in' | 'expired' | 'day-over' | EndReason };

/** The announcement of a change; `null` if nothing changed for the holder. */
export function ticketNews(before: TicketMoment, after: TicketMoment): TicketNews | null {
  if (after.state !== before.state) return newsOfState(after);
  // S-21
  const isCalledAgain = after.calledAgainAt !== before.calledAgainAt;
  if (after.state === 'now' && isCalledAgain) return newsOfState(after);
  if (after.state !== 'waiting' || after.ticketsAhead === before.ticketsAhead) return null;
  return newsOfState(after);
}

function newsOfState({ state, ticketsAhead }: TicketMoment): TicketNews {
  if (state === 'waiting') {
    return ticketsAhead === 0 ? { say: 'next' } : { say: 'ahead', count: ticketsAhead };
  }
  return { say: state === 'qr-expired' ? 'expired' : state };
}
