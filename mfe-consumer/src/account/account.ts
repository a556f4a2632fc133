import type { accountCall, CallReply, sessionsCall } from '@turno/shared-types';

/** The account of the session. */
export type Account = CallReply<typeof accountCall>;

/** One session of the account. */
export type SignedInSession = CallReply<typeof sessionsCall>[number];
