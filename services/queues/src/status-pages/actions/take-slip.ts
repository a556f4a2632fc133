import { ApiError } from '@turno/kit';
import type { Ticket } from '@turno/shared-types';
import { holderTicket, type LoadedTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';
import { openStatusPage } from './open-status-page.ts';

/** The content of a ticket's slip; opens its status page. */
export async function takeSlip(
  deps: Deps,
  loaded: LoadedTicket,
): Promise<{ ticket: Ticket; statusCode: string }> {
  const [statusCode, ticket] = await Promise.all([
    openStatusPage(deps, loaded),
    holderTicket(deps, loaded),
  ]);
  if (!ticket) throw new ApiError('ticket_not_found');
  return { ticket, statusCode };
}
