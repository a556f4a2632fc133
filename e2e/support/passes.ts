import { randomUUID } from 'node:crypto';
import type { Session } from '@turno/shared-types';
import { ask } from './api.ts';
import { signedIn } from './demo-data.ts';
import { captchaToken } from './guests.ts';

export const PASSWORD = 'maree-e-lanterne-42';

/** A new account of a customer, and its address. */
export async function newCustomer(): Promise<{ email: string; session: Session }> {
  const email = `family+${randomUUID()}@example.com`;
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

/** The page of the first person that an account has passes for. */
export async function passesPath({ id, accessToken: token }: Session): Promise<string> {
  const owners = (await ask(`/private/users/${id}/pass_owners`, { token })).json as {
    id: number | null;
  }[];
  return `/ticket-passes/${owners.find((owner) => owner.id !== null)?.id}`;
}
