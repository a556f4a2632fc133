import type { Deps as CallingDeps } from '../calling/index.ts';
import type { createDeskCommands } from './store/desk-commands.ts';
import type { createTicketMoves } from './store/ticket-moves.ts';

export type Deps = CallingDeps & {
  store: {
    deskCommands: ReturnType<typeof createDeskCommands>;
    ticketMoves: ReturnType<typeof createTicketMoves>;
  };
};
