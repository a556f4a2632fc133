import { ApiError, type Route, serveEvents } from '@turno/kit';
import { merchantEventsCall } from '@turno/shared-types';
import type { Store } from '../deps.ts';
import type { Live } from '../live.ts';

/** Changes of a merchant's queues as they happen. */
export function eventRoutes({ store, live }: { store: Store; live: Live }): Route[] {
  return [
    serveEvents(merchantEventsCall, async ({ params }, send, end) => {
      const merchant = await store.merchants.find(params.merchantId);
      if (!merchant) throw new ApiError('merchant_not_found');
      const leave = await live.watch(merchant.id, send);
      // A stream must not appear alive without the bus: it ends, and its reader reconnects.
      const stopWatchingBus = live.whenAway(end);
      return () => {
        stopWatchingBus();
        leave();
      };
    }),
  ];
}
