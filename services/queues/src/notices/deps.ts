import type { Deps as ManagersDeps } from '../managers/index.ts';
import type { Deps as TicketViewsDeps } from '../ticket-views/index.ts';
import type { TextSender } from './clients/text-messages.ts';
import type { PushSender } from './clients/web-push.ts';
import type { createTicketNotices } from './store/ticket-notices.ts';

export type Deps = TicketViewsDeps &
  Pick<ManagersDeps, 'accounts' | 'outside' | 'settings'> & {
    push: PushSender;
    /** The sessions of people, which end in identity. */
    sessions: { hasEnded(sessionId: string): boolean };
    /** `null` where no provider of text messages is configured. */
    texts: TextSender | null;
    store: ManagersDeps['store'] & {
      ticketNotices: Awaited<ReturnType<typeof createTicketNotices>>;
    };
  };
