import type { Deps as ActivityDeps } from '../activity/index.ts';
import type { Deps as DesksDeps } from '../desks/index.ts';
import type { Deps as LineUpDeps } from '../line-up/index.ts';
import type { TicketRecord } from '../tickets/index.ts';
import type { createCalls } from './store/calls.ts';
import type { createGroupCalls } from './store/group-calls.ts';
import type { createSendAways } from './store/send-aways.ts';
import type { createTurns } from './store/turns.ts';

export type Deps = LineUpDeps &
  DesksDeps &
  ActivityDeps & {
    settings: {
      /** MER-023: whether a command may skip the queues for any pass. */
      skipForGeneric: boolean;
      /** G-27: whether calls are rejected before the first opening of the day. */
      openOnlyInTime: boolean;
      /** Whether a receiver of calls is configured (QUE-047). */
      hasNextWebhook: boolean;
    };
    /**
     * S-21: completes the move that brought a ticket here, before a desk calls it. `called-tickets`, which imports this room,
     * provides it.
     */
    finishArrival: (arriving: TicketRecord) => Promise<void>;
    store: {
      calls: ReturnType<typeof createCalls>;
      groupCalls: Awaited<ReturnType<typeof createGroupCalls>>;
      sendAways: Awaited<ReturnType<typeof createSendAways>>;
      turns: Awaited<ReturnType<typeof createTurns>>;
      familyTurns: Awaited<ReturnType<typeof createTurns>>;
    };
  };
