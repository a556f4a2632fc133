import { publicTicketCall } from '@turno/shared-types/shared-tickets';
import { reportUnlessAway } from '../away.ts';
import type { TicketAnswer } from './status-page.ts';

export type ReadTicket = (code: string, address: string) => Promise<TicketAnswer>;

const DEADLINE_MS = 5_000;
const NOT_FOUND = 404;
const BAD_REQUEST = 400;
const TOO_MANY = 429;

/** Asks the gateway for the ticket of a status page, in the name of the visitor's address: wrong codes are limited by it. */
export function createTicketReader(gatewayUrl: string, clientKey: string): ReadTicket {
  return async (code, address) => {
    const path = publicTicketCall.path.replace(':code', () => encodeURIComponent(code));
    try {
      const answer = await fetch(`${gatewayUrl}${path}`, {
        headers: { 'x-client-key': clientKey, 'x-forwarded-for': address },
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (answer.status === NOT_FOUND || answer.status === BAD_REQUEST) return 'unknown';
      if (answer.status === TOO_MANY) return 'too-many';
      if (!answer.ok) return 'away';
      return publicTicketCall.reply.parse(await answer.json());
    } catch (error) {
      reportUnlessAway(error, 'The ticket of a status page');
      return 'away';
    }
  };
}
