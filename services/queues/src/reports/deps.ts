import type { Deps as TicketViewsDeps } from '../ticket-views/index.ts';
import type { createRollUps } from './store/roll-ups.ts';

export type Deps = TicketViewsDeps & {
  store: { rollUps: Awaited<ReturnType<typeof createRollUps>> };
};
