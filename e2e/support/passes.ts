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

/** The code under which staff hand over new Fast Tracks. */
export async function sharedFastTracks(passCount: number): Promise<string> {
  const { id, accessToken: token } = await signedIn('marta');
  const path = `/private/users/${id}/passes`;
  const body = { passTypeId: FAST_TRACK, passCount };
  const { passIds } = (await ask(path, { method: 'POST', token, body })).json as {
    passIds: number[];
  };
  const share = { method: 'POST', token, body: { passIds, staff: true } };
  return ((await ask(`${path}/share`, share)).json as { shareToken: string }).shareToken;
}

/** The page of the first person that an account has passes for. */
export async function passesPath({ id, accessToken: token }: Session): Promise<string> {
  const owners = (await ask(`/private/users/${id}/pass_owners`, { token })).json as {
    id: number | null;
  }[];
  return `/ticket-passes/${owners.find((owner) => owner.id !== null)?.id}`;
}
