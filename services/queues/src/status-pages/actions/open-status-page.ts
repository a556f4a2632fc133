import { RETENTION, retentionMs } from '@turno/kit';
import { dayEnd } from '@turno/shared-types/rules';
import type { LoadedTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';

const KEPT_MS = retentionMs(RETENTION.queues.statusPages);

/** The code of a ticket's status page, which ends a day after the day of the ticket. Repeating it changes nothing. */
export function openStatusPage(
  { store }: Deps,
  { ticket, merchant }: LoadedTicket,
): Promise<string> {
  const { id, counterId, number, date } = ticket;
  const until = new Date(dayEnd(merchant, date).getTime() + KEPT_MS);
  return store.statusPages.open(id, { counterId, number, until });
}
