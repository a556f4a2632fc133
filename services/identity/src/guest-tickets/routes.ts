import {
  ApiError,
  type Caller,
  type Route,
  requireCaller,
  serve,
  type TokenVerifier,
} from '@turno/kit';
import { type GuestTickets, takeGuestTicketsCall } from '@turno/shared-types/guest-tickets';
import type { Deps } from '../deps.ts';
import { takeGuestTickets } from './take-guest-tickets.ts';

type Verifier = Pick<TokenVerifier, 'verify'>;

/** Taking the tickets that stayed with a guest, once the account has room for them. */
export function guestTicketRoutes(deps: Deps, verifier: Verifier): Route[] {
  return [
    serve(takeGuestTicketsCall, async (input) => {
      const { userId, sessionId } = requireCaller(input);
      const { body, requestId } = input;
      const caller = await verified(verifier, body.guestToken);
      const account = { user: { id: userId }, sessionId };
      const taken = await takeGuestTickets(deps, { caller, requestId }, account);
      return taken ?? NOTHING;
    }),
  ];
}

const NOTHING: GuestTickets = { state: 'done', moved: 0, stayed: [] };

/** The guest of a token; `null` when the token has expired, and the guest's tickets with it. */
async function verified(verifier: Verifier, token: string): Promise<Caller | null> {
  try {
    return await verifier.verify(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'token_expired_or_wrong') throw error;
    return null;
  }
}
