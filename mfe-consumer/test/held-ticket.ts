import { type Ticket, userTicketsCall } from '@turno/shared-types';
import { buildSession, buildTicket, reply } from '@turno/shared-ui/test';
import { merchantReplies, show } from './show.tsx';

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** What makes a ticket one that was called a minute ago. */
export const CALLED: Partial<Ticket> = {
  executedAt: inMinutes(-1),
  expiresAt: inMinutes(4),
  ticketsAhead: 0,
  queueDailyCounter: { ...buildTicket().queueDailyCounter, counter: 5, currentTicket: '5' },
};

/** The page of a ticket, as its holder opens it. */
export function open(change: Partial<Ticket> = {}, session = buildSession()) {
  return show('/reservation/7/11', {
    session,
    replies: [...merchantReplies(), reply(userTicketsCall, [buildTicket(change)])],
  });
}
