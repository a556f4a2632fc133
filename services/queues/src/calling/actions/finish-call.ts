import type { Actor } from '../../core/index.ts';
import { announceQueue } from '../../figures/index.ts';
import { applySideEffects } from '../../line-up/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { callLine } from '../store/call-batch.ts';
import type { CommandCall } from '../store/call-steps.ts';

/** Applies the side effects of a call that were not applied with it. Idempotent; any process may run it. */
export async function finishCall(
  deps: Deps,
  ticket: TicketRecord,
  { hasEffects }: { hasEffects: boolean } = { hasEffects: false },
): Promise<void> {
  // Watchers read the ticket itself, so the announcement need not wait for the side effects.
  await Promise.all([
    announceQueue(deps, ticket),
    hasEffects ? null : applySideEffects(deps.store, ticket),
  ]);
}

/** S-08: records a call whose request was repeated: a database that died during the call may have lost the line. */
export async function recordAgain(
  { store }: Deps,
  { by, callId }: { by?: Actor | undefined; callId: string },
  ticket: CommandCall,
): Promise<void> {
  const { executedAt: at, callPax } = ticket;
  // The lines of a group are derived from its tickets when the group is finished.
  if (!by || !at || callPax !== undefined) return;
  await store.activities.add(callId, callLine(ticket, { at, by, desk: ticket.desk }));
}
