import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refuses a password that everybody tries first (IDN-020). */
export function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw new ApiError('password_too_common');
}

/** Refuses a password that is the one in force already (IDN-018). */
export async function refuseEqual(
  deps: Deps,
  password: string,
  kept: string | null,
): Promise<void> {
  if (await deps.passwords.verify(password, kept)) throw new ApiError('equal_passwords');
}
