import { Refusal, type Route, serveEvents } from '@turno/kit';
import { merchantEventsCall } from '@turno/shared-types';
import type { Live } from '../live.ts';
import type { Store } from '../store/index.ts';

/** Changes of a merchant's queues as they happen. */
export function eventRoutes({ store, live }: { store: Store; live: Live }): Route[] {
  return [
    serveEvents(merchantEventsCall, async ({ params }, send) => {
      const merchant = await store.merchants.find(params.merchantId);
      if (!merchant) throw new Refusal('merchant_not_found');
      return live.watch(merchant.id, send);
    }),
  ];
}
