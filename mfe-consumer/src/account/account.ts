import type { accountCall, CallReply, sessionsCall } from '@turno/shared-types';

/** Whose account it is. */
export type Account = CallReply<typeof accountCall>;

/** One place where an account is signed in. */
export type SignedInSession = CallReply<typeof sessionsCall>[number];
