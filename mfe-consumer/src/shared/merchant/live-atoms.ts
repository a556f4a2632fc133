import type { LiveMessage, Merchant, Ticket } from '@turno/shared-types';
import { withDay } from '@turno/shared-types/rules';
import { sessionAtom } from '@turno/shared-ui/boot';
import type { LiveState } from '@turno/shared-ui/live';
import { type QueryClient, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { withServed } from './live-patch.ts';

/** How news of the merchant on screen arrive; `null` while no merchant is watched. */
export const liveAtom = atom<{ merchantId: number; state: LiveState } | null>(null);

export const merchantKey = (merchantId: number) => ['merchant', merchantId] as const;
export const ticketsKey = (userId: number | null) => ['tickets', userId] as const;

/** Tells how news arrive; whoever is live again may have missed some and asks anew. */
export const setLiveAtom = atom(null, (get, set, merchantId: number, state: LiveState) => {
  const before = get(liveAtom);
  set(liveAtom, { merchantId, state });
  if (state !== 'live' || before?.merchantId !== merchantId || before.state === 'live') return;
  const client = get(queryClientAtom);
  refetch(client, merchantKey(merchantId));
  refetch(client, ticketsKey(get(sessionAtom)?.id ?? null));
});

/** Shows a change at once, and asks for what the message does not tell. */
export const hearAtom = atom(null, (get, _set, merchantId: number, message: LiveMessage) => {
  const client = get(queryClientAtom);
  if (message.type === 'merchant-changed') {
    refetch(client, merchantKey(merchantId));
    return;
  }
  const tickets = ticketsKey(get(sessionAtom)?.id ?? null);
  const held = client.getQueryData<Ticket[]>(tickets) ?? [];
  const dailyCounterId = dailyCounterOf(message);
  // in a multi-queue the call of one child ends the turn of another one's ticket.
  const isOfFamily =
    message.type === 'queue-changed' && message.counter.currentChildQueueId !== null;
  const concernsHolder = held.some(
    (each) =>
      each.queueDailyCounterId === dailyCounterId ||
      (isOfFamily && each.merchant.id === merchantId),
  );
  if (message.type === 'queue-changed') {
    const key = merchantKey(merchantId);
    // An answer on its way may be older than this message.
    if (client.isFetching({ queryKey: key }) > 0) refetch(client, key);
    client.setQueryData<Merchant>(key, (known) => known && withDay(known, message.counter));
    if (concernsHolder) client.setQueryData(tickets, withServed(held, message.counter));
  }
  if (concernsHolder) refetch(client, tickets);
});

type QueueMessage = Exclude<LiveMessage, { type: 'merchant-changed' }>;

function dailyCounterOf(message: QueueMessage): number {
  return message.type === 'queue-changed' ? message.counter.id : message.queueDailyCounterId;
}

function refetch(client: QueryClient, queryKey: readonly unknown[]): void {
  void client.invalidateQueries({ queryKey });
}
