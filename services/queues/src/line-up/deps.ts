import type { Deps as OutboxDeps } from '../outbox/index.ts';
import type { PassesClient } from './clients/passes.ts';
import type { AllowanceSlots } from './store/allowance-slots.ts';
import type { createCallEffects } from './store/call-effects.ts';
import type { LineUpSteps } from './store/line-up-steps.ts';
import type { createPassWork } from './store/pass-work.ts';
import type { TicketTransfers } from './store/ticket-transfers.ts';

export type Deps = OutboxDeps & {
  passes: PassesClient;
  store: {
    allowanceSlots: AllowanceSlots;
    callEffects: ReturnType<typeof createCallEffects>;
    steps: LineUpSteps;
    ticketTransfers: TicketTransfers;
    /** Invalidates this process's cache of a counter's tickets. */
    invalidateCounter(counterId: number): void;
    passWork: Awaited<ReturnType<typeof createPassWork>>;
  };
};
export type Store = Deps['store'];
