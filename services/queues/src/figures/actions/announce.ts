import type { TicketRecord } from '../../queue-days/index.ts';
import type { Deps } from '../deps.ts';

type Place = { merchantId: number; queueId: number; counterId: number };

/**
 * Lets everybody see that a queue moved. Told with the ticket that moved it, figures follow that ticket; told with the
 * queue alone, whoever reads after this has them counted anew.
 */
export async function announceQueue(deps: Deps, place: Place | TicketRecord): Promise<void> {
  const { merchantId, queueId, counterId } = place;
  // The seats of a show are not among what follows a ticket: they are read again.
  if ('state' in place && !place.time) deps.store.note(place);
  else deps.store.figures.forget(counterId);
  await deps.publish({
    type: 'queue-changed',
    merchantId,
    queueId,
    queueDailyCounterId: counterId,
  });
}

/** Tells whoever follows one ticket to fetch it anew. */
export async function announceTicket(
  deps: Deps,
  ticket: Place & { number: number },
): Promise<void> {
  const { merchantId, queueId, counterId, number } = ticket;
  await deps.publish({
    type: 'ticket-changed',
    merchantId,
    queueId,
    queueDailyCounterId: counterId,
    counter: number,
  });
}
