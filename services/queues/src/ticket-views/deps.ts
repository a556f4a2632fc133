import type { Deps as ActivityDeps } from '../activity/index.ts';
import type { cacheTickets, createSideEffects, createTicketLists } from '../tickets/index.ts';
import type { CheckInTokens } from './check-in-tokens.ts';

type CachedTickets = ReturnType<typeof cacheTickets>;

export type Deps = ActivityDeps & {
  checkInTokens: CheckInTokens;
  store: {
    tickets: CachedTickets['tickets'];
    sideEffects: ReturnType<typeof createSideEffects>;
    ticketLists: ReturnType<typeof createTicketLists>;
  };
};
export type Store = Deps['store'];
