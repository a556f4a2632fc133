import type { Deps as FiguresDeps } from '../figures/index.ts';
import type { CheckInTokens } from './actions/check-in-tokens.ts';
import type { cacheTickets } from './store/cached-tickets.ts';
import type { createSideEffects } from './store/side-effects.ts';
import type { createTicketLists } from './store/ticket-lists.ts';

type CachedTickets = ReturnType<typeof cacheTickets>;

export type Deps = FiguresDeps & {
  checkInTokens: CheckInTokens;
  store: {
    tickets: CachedTickets['tickets'];
    sideEffects: ReturnType<typeof createSideEffects>;
    ticketLists: ReturnType<typeof createTicketLists>;
  };
};
export type Store = Deps['store'];
