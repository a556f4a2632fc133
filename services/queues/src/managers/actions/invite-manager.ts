import { ApiError, runEach } from '@turno/kit';
import type { Locale, StaffRole } from '@turno/shared-types';
import { randomKey } from '../../core/index.ts';
import { teamIds } from '../../merchants/index.ts';
import type { OutboxItem } from '../../outbox/index.ts';
import type { Deps } from '../deps.ts';
import { INVITATION_LIFE_MS, MAX_MANAGERS } from '../rules/invitation.ts';
import type { Invitation } from '../store/invitations.ts';
import { countInvitation } from './count-invitation.ts';

type Invite = {
  merchantId: number;
  email: string;
  role: StaffRole;
  locale: Locale;
  by: { userId: number; emailVerified: boolean };
  commandId: string | null;
};

/**
 * S-08: invites a person by e-mail. The invitation stores that its mail is due until the mail is in the outbox, and the outbox
 * keeps it until it is sent, so a crash loses no mail.
 */
export async function inviteManager(deps: Deps, invite: Invite): Promise<Invitation> {
  const { store } = deps;
  const { merchantId, email, role, locale, by } = invite;
  const command = invite.commandId ?? randomKey();
  // Strangers receive the mail in the name of this person.
  if (!(await isVerified(deps, by))) throw new ApiError('email_not_verified');
  const merchant = await store.merchants.find(merchantId);
  if (!merchant) throw new ApiError('merchant_not_found');
  if (merchant.team.length >= MAX_MANAGERS) {
    throw new ApiError('managers_exceeded', { n: MAX_MANAGERS });
  }
  const contacts = await Promise.all(teamIds(merchant).map(deps.accounts.contactOf));
  if (contacts.some((contact) => contact?.email === email)) throw new ApiError('already_manager');
  await countInvitation(deps, { userId: by.userId, sender: `${merchantId}`, email, command });
  const opened = await store.invitations.open(
    { merchantId, email, role, locale, invitedBy: by.userId, lifeMs: INVITATION_LIFE_MS },
    command,
  );
  await enqueueMail(deps, opened);
  return opened;
}

/** A token shows the state at its signing; the address may have been confirmed since. */
async function isVerified({ accounts }: Deps, { userId, emailVerified }: Invite['by']) {
  return emailVerified || (await accounts.contactOf(userId))?.emailVerified === true;
}

async function enqueueMail({ store }: Deps, invitation: Invitation): Promise<void> {
  const { id, merchantId, mailDue } = invitation;
  if (!mailDue) return;
  await store.outbox.put([
    { id: `invitation.${mailDue}`, kind: 'manager-invitation', merchantId, invitationId: id },
  ]);
  await store.invitations.markMailed(invitation);
}

/** Puts a bounded batch of mails into the outbox that a crash left out. */
export async function enqueueDueMails(deps: Deps, limit: number): Promise<void> {
  await runEach(await deps.store.invitations.findMailDue(limit), (each) => enqueueMail(deps, each));
}

type MailItem = Extract<OutboxItem, { kind: 'manager-invitation' }>;

/** Mails an invitation. Its secret is issued here, at the last moment, so that the outbox never stores it. */
export async function mailInvitation(deps: Deps, item: MailItem): Promise<void> {
  const { store, accounts } = deps;
  const [invitation, merchant] = await Promise.all([
    store.invitations.find(item.invitationId),
    store.merchants.find(item.merchantId),
  ]);
  if (!invitation || !merchant) return;
  const token = await store.invitations.issueToken(invitation.id);
  // The invitation was revoked or has expired meanwhile.
  if (token === null) return;
  const { email: to, locale, invitedBy: senderId } = invitation;
  await accounts.sendMail({
    id: item.id,
    template: 'merchant-invitation',
    to,
    locale,
    senderId,
    path: `/manager-invitation/${token}`,
    values: { merchant: merchant.name },
  });
}
