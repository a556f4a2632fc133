import { announceQueue } from '../../figures/index.ts';
import { applySideEffects } from '../../line-up/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';

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
