import { randomUUID } from 'node:crypto';
import type { Session } from '@turno/shared-types';
import { ask } from './api.ts';
import { signedIn } from './demo-data.ts';
import { captchaToken } from './guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from './own-merchant.ts';

export const PASSWORD = 'maree-e-lanterne-42';

/** A new account of a customer, and its address. */
export async function newCustomer(): Promise<{ email: string; session: Session }> {
  const email = `family-${randomUUID()}@example.com`;
  const body = { email, password: PASSWORD, roles: ['user'], captchaToken: await captchaToken() };
  const answer = await ask('/auth/signup', { method: 'POST', body });
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
  return { email, session: answer.json as Session };
}

/** A daily Fast Track of the demo. */
const FAST_TRACK = 1;

/** The code under which staff hand over new Fast Tracks, or passes of another type. */
export async function sharedFastTracks(
  passCount: number,
  passTypeId = FAST_TRACK,
): Promise<string> {
  const { id, accessToken: token } = await signedIn('marta');
  const path = `/private/users/${id}/passes`;
  const body = { passTypeId, passCount };
  const { passIds } = (await ask(path, { method: 'POST', token, body })).json as {
    passIds: number[];
  };
  const share = { method: 'POST', token, body: { passIds, staff: true } };
  return ((await ask(`${path}/share`, share)).json as { shareToken: string }).shareToken;
}

type PassRef = { id: number; passId: number };

/** A pass of a type that needs no activation, given to a person of a customer, as a line-up names it. */
export async function associatedPass(session: Session, passTypeId: number): Promise<PassRef> {
  const shared = { token: await sharedFastTracks(1, passTypeId) };
  const { passIds } = await post<{ passIds: number[] }>(session, 'passes/redeem', shared);
  const { id } = await post<{ id: number }>(session, 'pass_owners', { name: 'Emma' });
  await post(session, `pass_owners/${id}/associate_passes`, { passIds });
  return { id, passId: passIds[0] ?? 0 };
}

async function post<Reply>({ id, accessToken }: Session, to: string, body: object): Promise<Reply> {
  const options = { method: 'POST', token: accessToken, body };
  const answer = await ask(`/private/users/${id}/${to}`, options);
  if (answer.status >= 300) throw new Error(`${to} answered ${answer.status}: ${answer.text}`);
  return answer.json as Reply;
}

/** The page of the ticket of a new customer with a pass, and whose it is. */
export async function passTicket(): Promise<{ session: Session; path: string }> {
  const { accessToken: token } = await signedIn('marta');
  const venue = await ownMerchant('marta', 'Giostra');
  const [own, { id, lineUp }] = [`/private/merchants/${venue.id}`, firstQueueOf(venue)];
  const change = { method: 'PUT', token, body: { passMode: 'generic' } };
  const changed = await ask(`${own}/queues/${id}`, change);
  if (changed.status !== 200) throw new Error(`the queue answered ${changed.text}`);
  const policy = { limits: [], pause: null, hours: [] };
  const body = { name: 'Giri liberi', mode: 'generic', kind: 0, policy };
  const type = (await ask(`${own}/pass_types`, { method: 'POST', token, body })).json as {
    id: number;
  };
  const { session } = await newCustomer();
  const pass = await associatedPass(session, type.id);
  await takenTicket(lineUp, session, { passOwners: [pass] });
  return { session, path: `/show-pass/${venue.id}/${id}` };
}

/** The page of the first person that an account has passes for. */
export async function passesPath({ id, accessToken: token }: Session): Promise<string> {
  const owners = (await ask(`/private/users/${id}/pass_owners`, { token })).json as {
    id: number | null;
  }[];
  return `/ticket-passes/${owners.find((owner) => owner.id !== null)?.id}`;
}
