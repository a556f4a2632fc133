import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import { randomKey } from '../../core/index.ts';
import { countInvitation } from '../../managers/index.ts';
import type { OutboxItem } from '../../outbox/index.ts';
import type { Deps } from '../deps.ts';
import { findInvitation, franchisingInUse, isOfTeam } from './join-franchise.ts';

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

/** Creates an invitation at the request of a manager, who needs a confirmed e-mail address of the franchising. */
export async function inviteFromTeam(
  deps: Deps,
  { userId, franchisingId }: { userId: number; franchisingId: number },
): Promise<Invitation> {
  const franchising = await franchisingInUse(deps, franchisingId);
  if (!(await isOfTeam(deps, userId, franchising))) throw new ApiError('franchise_email_required');
  return createInvitation(deps, franchisingId);
}

type Mailed = {
  userId: number;
  franchisingId: number;
  email: string;
  locale: Locale;
  commandId: string | null;
};

/** Mails an invitation at the request of a member of the team; limited per day. */
export async function mailFromTeam(deps: Deps, mailed: Mailed): Promise<void> {
  const { userId, franchisingId, email, locale } = mailed;
  const command = mailed.commandId ?? randomKey();
  const franchising = await franchisingInUse(deps, franchisingId);
  if (!(await isOfTeam(deps, userId, franchising))) throw new ApiError('franchise_email_required');
  await countInvitation(deps, { userId, sender: `franchising|${userId}`, email, command });
  const id = `franchise-invitation.${command}`;
  const item = { id, kind: 'franchise-invitation', franchisingId, email, locale } as const;
  await deps.store.outbox.put([{ ...item, invitedBy: userId }]);
}

type MailItem = Extract<OutboxItem, { kind: 'franchise-invitation' }>;

/** Mails an invitation. It is created here, at the last moment, so that the outbox never stores its secret. */
export async function sendFranchiseInvitation(deps: Deps, item: MailItem): Promise<void> {
  const { id, franchisingId, email: to, invitedBy: senderId, locale } = item;
  const { name } = await franchisingInUse(deps, franchisingId);
  const { token } = await createInvitation(deps, franchisingId);
  await deps.accounts.sendMail({
    id,
    template: 'franchise-invitation',
    to,
    locale,
    senderId,
    path: `/franchise-invitation/${token}`,
    values: { franchising: name },
  });
}

/** The content of an invitation's page before the invitation is used. */
export async function readInvitation(deps: Pick<Deps, 'store'>, token: string) {
  const { franchising, state } = await findInvitation(deps, token);
  const { id, name } = franchising;
  return { franchising: { id, name }, state };
}

/** Declines an invitation for good; one that a merchant has used cannot be declined. */
export async function declineInvitation(
  { store }: Pick<Deps, 'store'>,
  token: string,
): Promise<void> {
  if (await store.franchiseInvitations.decline(token)) return;
  throw new ApiError('franchise_invitation_invalid');
}
