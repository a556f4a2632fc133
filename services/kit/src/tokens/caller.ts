import type { Role, TokenScope } from '@turno/shared-types';
import { ApiError } from '../api-error.ts';

/** Who makes a call, as the verified access token says. */
export type Caller = { userId: number; sessionId: string; role: Role; scope: TokenScope };

/** The caller of a call that needs a token; the guard has already rejected every other request. */
export function requireCaller({ caller }: { caller: Caller | null }): Caller {
  if (!caller) throw new ApiError('unauthorized');
  return caller;
}
