import type { Ticket } from '@turno/shared-types';
import { slipCall } from '@turno/shared-types/shared-tickets';
import { type LineUpRequest, lineUpAtom, type QueueRef } from '@turno/shared-ui/booking';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { chosenTabAtom, merchantAtom, refreshAtom } from '../shared/merchant-atoms.ts';
import type { OwnQueue } from '../shared/own-queue.ts';

/**
 * MER-049, X-13: adds a customer to a queue through the private scope; the services create the account that holds the ticket.
 * Resolves to the ticket, or to `null` if there is none and the form shows the reason.
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

/** The slip of a ticket that staff took; a repeated request returns the same slip. Throws if there is none. */
export const readSlipAtom = atom(null, (get, _set, ticket: Ticket) => {
  const { merchant, queue, queueDailyCounterId: counterId, counter } = ticket;
  const params = { merchantId: merchant.id, queueId: queue.id, counterId, counter };
  return send(get(httpAtom), slipCall, { params });
});
