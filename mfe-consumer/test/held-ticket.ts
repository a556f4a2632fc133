import { type Ticket, userTicketsCall } from '@turno/shared-types';
import { buildSession, buildTicket, reply } from '@turno/shared-ui/test';
import { merchantReplies, show } from './show.tsx';

/** The page of a ticket, as its holder opens it. */
export function open(change: Partial<Ticket> = {}, session = buildSession()) {
  return show('/reservation/7/11', {
    session,
    replies: [...merchantReplies(), reply(userTicketsCall, [buildTicket(change)])],
  });
}
