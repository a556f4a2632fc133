import { type Session, signUpCall, type Ticket } from '@turno/shared-types';
import { type LineUpRequest, lineUpAtom, type QueueRef } from '@turno/shared-ui/booking';
import { emitAtom, httpAtom, propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import { takeBotTokenAtom } from '@turno/shared-ui/bot-check';
import { merchantQuery } from '@turno/shared-ui/followed-merchant';
import { type Http, newIdempotencyKey, send } from '@turno/shared-ui/http';
import { queryClientAtom } from '@turno/shared-ui/query';
import { atom, type Getter, type Setter } from 'jotai';
import { addTicketAtom } from '../tickets/atoms.ts';
import { ticketsKey } from '../tickets/merchant-events.ts';

/** The outcome of a line-up: a new ticket, the tickets of a person who is already in the queue, or `null` after an error. */
type LineUpOutcome = { ticket: Ticket } | { held: readonly Ticket[] } | null;

/** Takes a number: without a session, bot check and guest account come first, in this order (IDN-024). */
export const takeNumberAtom = atom(
  null,
  async (get, set, queue: QueueRef, request: LineUpRequest): Promise<LineUpOutcome> => {
    const isVisitor = get(propsAtom).session.read() === null;
    const { merchantId, queueId } = queue;
    const outcome = await set(lineUpAtom, queue, request, {
      scope: 'public',
      ...(isVisitor && {
        before: { step: 'checking', run: (onStep) => becomeGuest(get, set, onStep) },
      }),
      onTicket: (ticket) => {
        const { ticketValue } = ticket;
        set(addTicketAtom, ticket);
        set(emitAtom, { type: 'ticket-taken', merchantId, queueId, ticketValue });
      },
      onExisting: () => get(queryClientAtom).refetchQueries({ queryKey: ticketsKeyOf(get) }),
    });
    if (!outcome || 'ticket' in outcome) return outcome;
    if (outcome.problem === 'existing') {
      return { held: get(queryClientAtom).getQueryData<Ticket[]>(ticketsKeyOf(get)) ?? [] };
    }
    // The page allowed a request that the services rejected, so its data is out of date.
    if (outcome.problem === 'rejected') refetchAll(get, merchantId);
    return null;
  },
);

/** Bot check and guest account for a person without a session; nothing for anybody else. */
export const becomeGuestAtom = atom(null, (get, set) => becomeGuest(get, set, () => undefined));

async function becomeGuest(
  get: Getter,
  set: Setter,
  onStep: (step: 'signing-up') => void,
): Promise<void> {
  const { session: port } = get(propsAtom);
  // Another tab may have signed in meanwhile.
  if (port.read() !== null) return;
  const token = await set(takeBotTokenAtom);
  onStep('signing-up');
  const credentials = guestCredentials(newIdempotencyKey(), (length) =>
    crypto.getRandomValues(new Uint8Array(length)),
  );
  const session = await signUpGuest(get(httpAtom), credentials, token);
  get(propsAtom).session.signIn(session);
}

function refetchAll(get: Getter, merchantId: number): void {
  const client = get(queryClientAtom);
  void client.invalidateQueries({ queryKey: ticketsKeyOf(get) });
  void client.invalidateQueries({ queryKey: merchantQuery(merchantId).queryKey });
}

function ticketsKeyOf(get: Getter) {
  return ticketsKey(get(sessionAtom)?.id ?? null);
}

/** Creates a guest account. */
function signUpGuest(
  http: Http,
  credentials: GuestCredentials,
  captchaToken: string,
): Promise<Session> {
  return send(http, signUpCall, { body: { ...credentials, roles: ['guest'], captchaToken } });
}

const PASSWORD_BYTES = 24;

type GuestCredentials = { email: string; password: string };

/**
 * The credentials of a guest account: an address in a reserved domain and a random password (IDN-024). `id` is unguessable;
 * `random` returns that many random bytes.
 */
export function guestCredentials(
  id: string,
  random: (length: number) => Uint8Array,
): GuestCredentials {
  return { email: `guest+${id}@guest.invalid`, password: hex(random(PASSWORD_BYTES)) };
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
