import { lineUpCall, type Session, signUpCall, type Ticket } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';
import type { GuestCredentials } from './guest-credentials.ts';
import type { LineUpAsk } from './line-up-ask.ts';

type LineUp = {
  merchantId: number;
  queueId: number;
  ask: LineUpAsk;
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

/** Takes a number; in an event's queue a seat at a show of today (G-05). */
export function lineUp(http: Http, { merchantId, queueId, ask, ...rest }: LineUp): Promise<Ticket> {
  const { time, ...body } = ask;
  return send(http, lineUpCall, {
    params: { scope: 'public', merchantId, queueId },
    query: time === undefined ? {} : { time },
    body,
    idempotencyKey: rest.idempotencyKey,
  });
}
