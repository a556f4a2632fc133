import type { Deps } from '../deps.ts';

/**
 * Moves the passes of a pass owner from an account to the one the owner belongs to now. It reads the owner again after each
 * move: another token may have moved the owner and the passes meanwhile.
 */
export async function moveWithOwner(
  { store }: Pick<Deps, 'store'>,
  { ownerId, from }: { ownerId: number; from: number },
): Promise<void> {
  let holder = from;
  for (;;) {
    const to = await store.passOwners.findHolder(ownerId);
    if (to === null || to === holder) return;
    await store.passes.moveOfOwner({ ownerId, from: holder, to });
    holder = to;
  }
}
