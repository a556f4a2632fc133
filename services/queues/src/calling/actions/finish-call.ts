import type { Actor } from '../../core/index.ts';
import { announceQueue } from '../../figures/index.ts';
import { applySideEffects } from '../../line-up/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { callLine } from '../store/call-batch.ts';
import type { CommandCall } from '../store/call-steps.ts';

/** What follows from a call, as far as it was not applied with it; any process may do it, any number of times. */
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

/** S-08: the line of a call that is answered again: a database that died on the way may have called without it. */
export async function recordAgain(
  { store }: Deps,
  { by, callId }: { by?: Actor | undefined; callId: string },
  ticket: CommandCall,
): Promise<void> {
  const { executedAt: at, callPax } = ticket;
  // The lines of a group are those of its tickets, which the group itself stores.
  if (!by || !at || callPax !== undefined) return;
  await store.activities.add(callId, callLine(ticket, { at, by, desk: ticket.desk }));
}
