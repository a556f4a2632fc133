import type { Role } from '@turno/shared-types';
import { isGuest, isGuestAddress } from '@turno/shared-types/rules';

// 22 letters and digits carry more than 128 bits when they are drawn by chance, as a client draws 24 for a guest (G-50).
const SECRET = /^[A-Za-z0-9_-]{22,200}$/;

export type PasswordCost = 'slow' | 'quick';

/**
 * How hard a password's hash has to be to compute. A generated secret cannot be guessed, so a slow
 * hash would protect nothing and let a crowd of guests use up the processor (IDN-007); a guest who
 * sends something a person could have chosen is treated as a person, and a person never is a guest.
 */
export function passwordCost(who: { role: Role; email: string }, password: string): PasswordCost {
  const isGenerated = isGuestAddress(who.email) && SECRET.test(password);
  return isGuest(who.role) && isGenerated ? 'quick' : 'slow';
}
