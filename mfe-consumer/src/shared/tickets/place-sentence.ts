import type { Ticket } from '@turno/shared-types';
import type { Words } from '../../locales/texts.ts';

/** CON-031: how many numbers are ahead of a waiting ticket; with none ahead it is next. */
export function placeSentence(t: Words, { ticketsAhead }: Pick<Ticket, 'ticketsAhead'>): string {
  return ticketsAhead === 0 ? t('ticket.next') : t('ticket.ahead', { count: ticketsAhead });
}
