import type { Deps } from '../deps.ts';

type Place = { merchantId: number; queueId: number; counterId: number };

/** Lets everybody see that a queue moved: whoever reads after this reads anew. */
export async function announceQueue(deps: Deps, place: Place): Promise<void> {
  const { merchantId, queueId, counterId } = place;
  deps.store.figures.forget(counterId);
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

/** Tells whoever watches a merchant that it, its openings or its list of queues changed. */
export async function announceMerchant(deps: Deps, merchantId: number): Promise<void> {
  await deps.publish({ type: 'merchant-changed', merchantId });
}
