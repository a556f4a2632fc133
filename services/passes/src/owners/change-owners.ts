import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { commandIds } from '../ids.ts';

type Named = { userId: number; name: string };

/**
 * Creates a pass owner and returns its id. The id is derived from the command, so that a retry finds the owner that the first
 * attempt created instead of a taken name.
 */
export async function createPassOwner(
  { store, newKey }: Deps,
  { userId, name, key }: Named & { key: string | null },
): Promise<number> {
  const [id = 0] = commandIds(['pass-owner', userId, key ?? newKey(), name], 1);
  const holder = await store.passOwners.add({ id, userId, name });
  if (holder !== id) throw new ApiError('name_exists');
  return id;
}

/** Renames a pass owner; the same name again changes nothing. */
export async function renamePassOwner(
  { store }: Deps,
  { userId, ownerId, name }: Named & { ownerId: number },
): Promise<void> {
  const outcome = await store.passOwners.rename({ id: ownerId, userId, name });
  if (outcome === 'name taken') throw new ApiError('name_exists');
  if (outcome === 'absent') throw new ApiError('pass_owner_not_found');
}
