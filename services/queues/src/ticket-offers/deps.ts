import type { Deps as LineUpDeps } from '../line-up/index.ts';
import type { Deps as StatusPagesDeps } from '../status-pages/index.ts';
import type { createTicketOffers } from './store/ticket-offers.ts';

export type Deps = LineUpDeps &
  StatusPagesDeps & {
    store: { ticketOffers: Awaited<ReturnType<typeof createTicketOffers>> };
  };
