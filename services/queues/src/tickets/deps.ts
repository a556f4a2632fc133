import type { Deps as FiguresDeps } from '../figures/index.ts';
import type { CheckInTokens } from './actions/check-in-tokens.ts';
import type { keepTickets } from './store/cached-tickets.ts';
import type { createTicketLists } from './store/ticket-lists.ts';

type KeptTickets = ReturnType<typeof keepTickets>;

export type Deps = FiguresDeps & {
  checkInTokens: CheckInTokens;
  store: {
    tickets: KeptTickets['tickets'];
    calls: KeptTickets['calls'];
    ticketLists: ReturnType<typeof createTicketLists>;
  };
};
export type Store = Deps['store'];
