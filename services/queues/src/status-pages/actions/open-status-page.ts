import { RETENTION, retentionMs } from '@turno/kit';
import { endOfWait } from '../../queues/index.ts';
import type { LoadedTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';

const KEPT_MS = retentionMs(RETENTION.queues.statusPages);

/** Opens the status page of a ticket and returns its code; idempotent. */
export function openStatusPage({ store }: Deps, loaded: LoadedTicket): Promise<string> {
  const { id, counterId, number } = loaded.ticket;
  return store.statusPages.open(id, { counterId, number, until: pageEnd(loaded) });
}

/** A page ends a day after the wait for its ticket, which may continue over midnight (S-05). */
export function pageEnd({ ticket, merchant, queue }: LoadedTicket): Date {
  return new Date(endOfWait(queue, merchant, ticket.date).getTime() + KEPT_MS);
}
