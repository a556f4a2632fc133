import type { Deps } from '../deps.ts';
import { signOutEverywhere } from '../sessions/index.ts';

/**
 * Makes the owner of an account choose a new password at the next sign-in (IDN-015) and ends every session, since an
 * intruder may hold one. Returns the user id; `null` when no account with a password has this address.
 */
export async function demandPasswordChange(
  deps: Pick<Deps, 'store' | 'publish'>,
  email: string,
): Promise<number | null> {
  const user = await deps.store.users.findByEmail(email);
  if (!user || user.passwordHash === null) return null;
  // In this order: `openCheckedSession` detects a sign-in that happens between the two.
  await deps.store.userPasswords.demandChange(user.id);
  await signOutEverywhere(deps, user.id);
  return user.id;
}
