import { ApiError, type Caller, requireCaller } from '@turno/kit';
import { isGuest } from '@turno/shared-types/rules';

/** The account that makes a call; guests have no passes (G-24). */
export function requireAccount(input: { caller: Caller | null }): Caller {
  const account = requireCaller(input);
  if (isGuest(account.role)) throw new ApiError('forbidden');
  return account;
}
