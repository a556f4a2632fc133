import { isRejection, runEach } from '@turno/kit';
import type { Deps } from '../deps.ts';
import type { Pass } from '../passes/index.ts';

type ProviderDeps = Pick<Deps, 'store' | 'provider' | 'now'>;

/**
 * Counts a held use at the ticket office that sold the pass. The hold is stored first: if this process dies, the hold expires
 * and its use is given back. Uses that are still to be given back go first, so that the last use is free.
 */
export async function countAtOffice(
  deps: ProviderDeps,
  pass: Pass,
  ticketId: string,
): Promise<Pass> {
  const use = pass.usages.find((each) => each.ticketId === ticketId);
  if (!pass.provider || use?.state !== 'held') return pass;
  for (const useId of pass.returns) await giveBack(deps, pass, useId);
  const useId = use.useId ?? ticketId;
  const at = use.at ?? deps.now();
  const facts = await deps.provider.use({ code: pass.mediacode, useId, at });
  await deps.store.passes.storeProviderFacts(pass.id, facts, deps.now());
  return pass;
}

const BATCH = 200;

/** Gives back uses that the ticket office has counted for tickets that do not exist; a bounded batch, for the sweeper. */
export async function giveBackUses(deps: ProviderDeps): Promise<void> {
  await runEach(await deps.store.passes.findWithReturns(BATCH), async (pass) => {
    for (const useId of pass.returns) await giveBack(deps, pass, useId);
  });
}

async function giveBack(
  { store, provider, now }: ProviderDeps,
  { id, mediacode: code }: Pass,
  useId: string,
): Promise<void> {
  try {
    await store.passes.storeProviderFacts(
      id,
      await provider.undo({ code, useId, at: now() }),
      now(),
    );
  } catch (error) {
    // A code that the office no longer knows has no uses; if the office is unavailable, the next sweep tries again.
    if (!isRejection(error)) throw error;
  }
  await store.passes.markReturned(id, useId);
}
