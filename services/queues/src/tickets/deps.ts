import type { Deps as FiguresDeps } from '../figures/index.ts';
import type { DoorTokens } from './actions/check-in-tokens.ts';
import type { keepTickets } from './store/cached-tickets.ts';
import type { createTicketLists } from './store/ticket-lists.ts';

type KeptTickets = ReturnType<typeof keepTickets>;

export type Deps = FiguresDeps & {
  doorTokens: DoorTokens;
  store: {
    tickets: KeptTickets['tickets'];
    calls: KeptTickets['calls'];
    ticketLists: ReturnType<typeof createTicketLists>;
  };
};
export type Store = Deps['store'];
