import type { Ticket } from '@turno/shared-types';
import type { Words } from '../../locales/texts.ts';

/** CON-031: how far away the turn of a waiting ticket is; a ticket with no number before it is next. */
export function placeSentence(t: Words, { ticketsAhead }: Pick<Ticket, 'ticketsAhead'>): string {
  return ticketsAhead === 0 ? t('ticket.next') : t('ticket.ahead', { count: ticketsAhead });
}
