import { lineUpCall, type Session, signUpCall, type Ticket } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';
import type { GuestCredentials } from './guest-credentials.ts';

type LineUp = {
  merchantId: number;
  queueId: number;
  paxCount: number;
  /** The same for every repetition of one press. */
  idempotencyKey: string;
};

/** Makes a temporary account. */
export function signUpGuest(
  http: Http,
  credentials: GuestCredentials,
  captchaToken: string,
): Promise<Session> {
  return send(http, signUpCall, { body: { ...credentials, roles: ['guest'], captchaToken } });
}

/** Takes a number. */
export function lineUp(http: Http, { merchantId, queueId, ...ask }: LineUp): Promise<Ticket> {
  return send(http, lineUpCall, {
    params: { scope: 'public', merchantId, queueId },
    body: { paxCount: ask.paxCount },
    idempotencyKey: ask.idempotencyKey,
  });
}
