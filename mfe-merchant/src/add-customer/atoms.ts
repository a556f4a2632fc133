import type { Ticket } from '@turno/shared-types';
import { type LineUpRequest, lineUpAtom, type QueueRef } from '@turno/shared-ui/booking';
import { atom } from 'jotai';
import { chosenTabAtom, merchantAtom, refreshAtom } from '../shared/merchant-atoms.ts';
import type { OwnQueue } from '../shared/own-queue.ts';

/**
 * MER-049, X-13: adds a customer to a queue through the private scope; the services create the account that holds the
 * ticket. Resolves to the ticket, or to `null` when there is none and the form says why.
 */
export const addCustomerAtom = atom(
  null,
  async (_get, set, target: QueueRef, request: LineUpRequest): Promise<Ticket | null> => {
    const result = await set(lineUpAtom, target, request, {
      scope: 'private',
      onTicket: () => set(refreshAtom),
      onExisting: async () => set(refreshAtom),
    });
    return result && 'ticket' in result ? result.ticket : null;
  },
);

/** Opens the dashboard with a queue; a size of a multi-queue is inside the panel of its parent. */
export const showQueueAtom = atom(null, (_get, set, { merchant, queue }: OwnQueue) => {
  set(merchantAtom, merchant.id);
  set(chosenTabAtom, { merchantId: merchant.id, tabId: queue.parentQueueId ?? queue.id });
});
