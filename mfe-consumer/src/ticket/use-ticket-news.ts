import type { Ticket } from '@turno/shared-types';
import { useAnnounce } from '@turno/shared-ui/components';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../locales/texts.ts';
import { type TicketMoment, type TicketNews, ticketNews } from './ticket-news.ts';
import type { TicketState } from './ticket-view.ts';

const TURN_PATTERN_MS = [200, 100, 200, 100, 400];

/** Announces each change once; when the turn comes, the phone vibrates and rings. */
export function useTicketNews(ticket: Ticket, state: TicketState, ring: () => void): void {
  const { ticketValue, queueDailyCounter } = ticket;
  // The numbers ahead mean nothing for a show.
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
        return t(`ticket.${news.say}`);
    }
  };
  const tell = useEffectEvent((after: TicketMoment) => {
    const news = before.current && ticketNews(before.current, after);
    before.current = after;
    if (!news) return;
    announce(words(news));
    // Missing on some phones, and rejected before the first user gesture.
    if (news.say !== 'now' && news.say !== 'passed') return;
    navigator.vibrate?.(TURN_PATTERN_MS);
    ring();
  });
  useEffect(() => tell({ state, ticketsAhead }), [state, ticketsAhead]);
}
