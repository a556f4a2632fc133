import type { Deps } from '../deps.ts';
import { endSessionsOf } from '../sessions/end-session.ts';

/**
 * Makes the owner of an account choose another password at the next sign-in (IDN-015), and ends every session: whoever
 * is the reason may be signed in. Answers whose account it is; `null` when there is none with a password.
 */
export async function demandPasswordChange(
  deps: Pick<Deps, 'store' | 'publish'>,
  email: string,
): Promise<number | null> {
  const user = await deps.store.users.findByEmail(email);
  if (!user || user.passwordHash === null) return null;
  // In this order: who enters in between is found out by `enterAccount`.
  await deps.store.userPasswords.demandChange(user.id);
  await endSessionsOf(deps, user.id);
  return user.id;
}
