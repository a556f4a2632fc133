import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { franchisingInUse, isOfTeam } from './join-franchise.ts';

const DAY_MS = 86_400_000;
const GOOD_FOR_DAYS = 14;

type Invitation = { token: string; expiresAt: Date };

/** Creates an invitation to a franchising, for one merchant and 14 days. */
export async function createInvitation(
  deps: Pick<Deps, 'store' | 'now'>,
  franchisingId: number,
): Promise<Invitation> {
  await franchisingInUse(deps, franchisingId);
  const expiresAt = new Date(deps.now().getTime() + GOOD_FOR_DAYS * DAY_MS);
  const token = await deps.store.franchiseInvitations.add(franchisingId, expiresAt);
  return { token, expiresAt };
}

/** The same at the request of a manager, who needs a confirmed e-mail address of the franchising. */
export async function inviteFromTeam(
  deps: Deps,
  { userId, franchisingId }: { userId: number; franchisingId: number },
): Promise<Invitation> {
  const franchising = await franchisingInUse(deps, franchisingId);
  if (!(await isOfTeam(deps, userId, franchising))) throw new ApiError('franchise_email_required');
  return createInvitation(deps, franchisingId);
}
