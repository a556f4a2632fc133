import type { Deps as MerchantsDeps } from '../merchants/index.ts';
import type { createCounterStates } from '../queue-days/index.ts';
import type { TicketRecord } from '../tickets/index.ts';
import type { cacheCounters } from './store/cached-counters.ts';
import type { createLiveFigures } from './store/live-figures.ts';

export type Deps = MerchantsDeps & {
  store: {
    counters: ReturnType<typeof cacheCounters>;
    counterStates: Awaited<ReturnType<typeof createCounterStates>>;
    figures: ReturnType<typeof createLiveFigures>;
    /** Records a ticket after a change, so that figures need not be counted again. */
    recordTicket(ticket: TicketRecord): void;
  };
};
export type Store = Deps['store'];
