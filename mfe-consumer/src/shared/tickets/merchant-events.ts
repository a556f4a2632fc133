import type { Ticket } from '@turno/shared-types';
import { isOutlived, withServed } from '@turno/shared-types/rules';
import { sessionAtom } from '@turno/shared-ui/boot';
import {
  applyEvent,
  type MerchantEvent,
  merchantQuery,
  useFollowedMerchant,
} from '@turno/shared-ui/followed-merchant';
import { queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';

/** The cache key of a person's tickets. */
export const ticketsKey = (userId: number | null) => ['tickets', userId] as const;

/** Follows a merchant, and the tickets that are held there, while a screen is shown. */
export function useLiveMerchant(merchantId: number | null): void {
  useFollowedMerchant(merchantId, onEventAtom);
}

const onEventAtom = atom(null, (get, _set, merchantId: number, event: MerchantEvent) => {
  applyEvent(get, merchantQuery(merchantId), event);
  const client = get(queryClientAtom);
  const queryKey = ticketsKey(get(sessionAtom)?.id ?? null);
  const held = client.getQueryData<Ticket[]>(queryKey) ?? [];
  const isConcerned = event.type === 'stream-opened' || held.some(concernedBy(merchantId, event));
  if (!isConcerned) return;
  if (event.type === 'queue-changed') {
    client.setQueryData(queryKey, withServed(held, event.counter));
  }
  // The message does not contain the person's own wait and code.
  void client.invalidateQueries({ queryKey });
});

function concernedBy(merchantId: number, event: MerchantEvent): (ticket: Ticket) => boolean {
  switch (event.type) {
    case 'ticket-changed':
      return ({ queueDailyCounterId }) => queueDailyCounterId === event.queueDailyCounterId;
    case 'queue-changed': {
      const { id, currentChildQueueId } = event.counter;
      // in a multi-queue the call of one child ends the turn of another child's ticket.
      const isOfFamily = (ticket: Ticket) =>
        currentChildQueueId !== null && ticket.merchant.id === merchantId;
      return (ticket) =>
        ticket.queueDailyCounterId === id ||
        isOfFamily(ticket) ||
        isOutlived(ticket, event.counter);
    }
    case 'merchant-changed':
      // A ticket contains the names of its merchant and queue, which may have changed.
      return ({ merchant }) => merchant.id === event.merchantId;
    default:
      return () => false;
  }
}
