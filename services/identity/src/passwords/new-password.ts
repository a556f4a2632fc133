import { ApiError } from '@turno/kit';
import type { KnownPerson } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';

/** Throws `password_too_common` for a password that is easily guessed (IDN-020). */
export async function rejectGuessablePassword(
  password: string,
  person: KnownPerson,
): Promise<void> {
  // The word lists take megabytes and part of a second to load, so the first new password loads them.
  const { isGuessablePassword } = await import('./guessable-password.ts');
  if (isGuessablePassword(password, person)) throw new ApiError('password_too_common');
}

/** Throws `equal_passwords` for the current password (IDN-018). */
export async function rejectCurrentPassword(
  deps: Deps,
  password: string,
  currentHash: string | null,
): Promise<void> {
  if (await deps.passwords.verify(password, currentHash)) throw new ApiError('equal_passwords');
}
