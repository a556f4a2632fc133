import { ApiError, runEach, runSteps } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { loadPassOwner } from '../owners/index.ts';
import type { PassesOfOwner } from './associate-passes.ts';
import { activationBlocker } from './rules.ts';

type StoreDeps = Pick<Deps, 'store' | 'now' | 'provider'>;
export type Activation = PassesOfOwner & {
  /** The merchant where the passes are to be used, whose day counts; without it the calendar day does. */
  merchantId?: number | undefined;
};

/**
 * Activates passes of a person for today (PAS-016). A claim decides which pass of a type a person activates on a day; the pass
 * is updated afterwards, and the sweeper completes claims that a crash left behind.
 */
export async function activatePasses(
  deps: StoreDeps & Pick<Deps, 'queues' | 'recordFailure'>,
  { userId, ownerId, passIds, merchantId }: Activation,
): Promise<void> {
  const { store, now } = deps;
  const loaded = await loadPassOwner(deps, userId, ownerId, { merchantId });
  const { passes: ownPasses, day, now: at } = loaded;
  const { date } = day;
  const chosen = await store.passes.findAmong(userId, passIds);
  for (const passId of passIds) {
    const pass = chosen.find(({ id }) => id === passId) ?? null;
    const blocker = activationBlocker({ pass, ownerId, ownPasses, day, now: at });
    if (blocker || !pass) throw new ApiError(blocker ?? 'pass_not_found');
    if (pass.activatedOn.length > 0) continue;
    const claim = { ownerId, passTypeId: pass.passType.id, passId, date };
    const isClaimed = await store.activations.claim(claim, now());
    if (!isClaimed) throw new ApiError('similar_pass_already_active');
    if (!(await apply(deps, claim))) throw new ApiError('pass_not_found');
  }
}

type Claim = Awaited<ReturnType<Deps['store']['activations']['findUnapplied']>>[number];

/** Activates the pass of a claim; a claim whose pass can no longer be activated is removed. */
async function apply({ store }: StoreDeps, claim: Claim): Promise<boolean> {
  const isActive = await store.passes.activateOnce(claim);
  if (isActive) await store.activations.markApplied(claim);
  else await store.activations.remove(claim);
  return isActive;
}

/** A younger claim may belong to a request that is still running. */
const GRACE_MS = 10_000;

/** Completes activations whose process died between the claim and the pass; removes expired claims. */
export async function completeActivations(deps: StoreDeps): Promise<void> {
  const now = deps.now();
  const claims = await deps.store.activations.findUnapplied(new Date(now.getTime() - GRACE_MS));
  await runSteps([
    () => runEach(claims, (claim) => apply(deps, claim)),
    () => deps.store.activations.removeEnded(now),
  ]);
}
