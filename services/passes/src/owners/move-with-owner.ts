import type { Deps } from '../deps.ts';

type OwnerMove = {
  ownerId: number;
  /** The accounts that may still hold passes of the owner: the one it came from, and the one that a transfer moved it to. */
  accounts: readonly number[];
};

/**
 * Moves the passes of a pass owner to the account the owner belongs to now. It reads the owner again after each move:
 * another token may have moved the owner and the passes meanwhile, to or from an account that this move passed through.
 */
export async function moveWithOwner(
  { store }: Pick<Deps, 'store'>,
  { ownerId, accounts }: OwnerMove,
): Promise<void> {
  const former = new Set(accounts);
  let to = await store.passOwners.findHolder(ownerId);
  while (to !== null) {
    for (const from of former) {
      if (from !== to) await store.passes.moveOfOwner({ ownerId, from, to });
    }
    former.add(to);
    const holder = await store.passOwners.findHolder(ownerId);
    if (holder === to) return;
    to = holder;
  }
}
