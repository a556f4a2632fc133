import type { Deps as FiguresDeps } from '../figures/index.ts';
import type { cacheTickets, createSideEffects, createTicketLists } from '../tickets/index.ts';
import type { CheckInTokens } from './actions/check-in-tokens.ts';

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
