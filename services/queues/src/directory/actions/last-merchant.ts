import type { Deps } from '../../figures/index.ts';

/**
 * The merchant that a manager works with: the one that the request names, which is stored for the next time (IDN-036),
 * otherwise the stored one, otherwise the first. Merchants that the manager no longer manages are ignored.
 */
export async function lastMerchant(
  { store }: Deps,
  userId: number,
  mine: readonly { id: number; closedAt?: Date }[],
  chosen: number | undefined,
): Promise<number | null> {
  const isMine = (id: number | null | undefined) => mine.some((merchant) => merchant.id === id);
  const remembered = await store.lastMerchants.find(userId);
  if (chosen !== undefined && isMine(chosen)) {
    if (chosen !== remembered) await store.lastMerchants.put(userId, chosen);
    return chosen;
  }
  const first = mine.find(({ closedAt }) => !closedAt) ?? mine[0];
  return isMine(remembered) ? remembered : (first?.id ?? null);
}
