import type { Deps as TicketViewsDeps } from '../ticket-views/index.ts';
import type { createStatusPages } from './store/status-pages.ts';

export type Deps = TicketViewsDeps & {
  store: { statusPages: Awaited<ReturnType<typeof createStatusPages>> };
};
