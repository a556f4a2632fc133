import { ApiError, runEach } from '@turno/kit';
import type { Locale, StaffRole } from '@turno/shared-types';
import { mailboxOf } from '@turno/shared-types/rules';
import { hashedKey, randomKey } from '../../core/index.ts';
import { teamIds } from '../../merchants/index.ts';
import type { OutboxItem } from '../../outbox/index.ts';
import type { Deps } from '../deps.ts';
import {
  INVITATION_LIFE_MS,
  INVITATIONS_OF_PERSON_PER_DAY,
  INVITATIONS_PER_DAY,
  INVITATIONS_TO_ADDRESS_PER_DAY,
  MAX_MANAGERS,
} from '../rules/invitation.ts';
import type { Invitation } from '../store/invitations.ts';

const DAY_MS = 86_400_000;

type Invite = {
  merchantId: number;
  email: string;
  role: StaffRole;
  locale: Locale;
  by: { userId: number; emailVerified: boolean };
  commandId: string | null;
};

/**
 * S-08: invites a person by e-mail. The invitation remembers that its mail is due until the mail is in the outbox, and the
 * outbox until it is sent: a crash loses no mail.
 */
export async function inviteManager(deps: Deps, invite: Invite): Promise<Invitation> {
  const { store } = deps;
  const { merchantId, email, role, locale, by, commandId } = invite;
  // Strangers get mails in the name of this person.
  if (!(await isVerified(deps, by))) throw new ApiError('email_not_verified');
  const merchant = await store.merchants.find(merchantId);
  if (!merchant) throw new ApiError('merchant_not_found');
  if (merchant.team.length >= MAX_MANAGERS) {
    throw new ApiError('managers_exceeded', { n: MAX_MANAGERS });
  }
  const contacts = await Promise.all(teamIds(merchant).map(deps.accounts.contactOf));
  if (contacts.some((contact) => contact?.email === email)) throw new ApiError('already_manager');
  await countInvitation(deps, invite);
  const opened = await store.invitations.open(
    { merchantId, email, role, locale, invitedBy: by.userId, lifeMs: INVITATION_LIFE_MS },
    commandId ?? randomKey(),
  );
  await enqueueMail(deps, opened);
  return opened;
}

/** A person may make places without end, so the counts of a merchant alone would bound nothing. */
async function countInvitation(
  { store, now }: Deps,
  { merchantId, email, by: { userId } }: Invite,
): Promise<void> {
  const { takeOfDay } = store.invitations;
  const pair = hashedKey(`invitations|${userId}|${mailboxOf(email)}`);
  if (!(await takeOfDay(pair, INVITATIONS_TO_ADDRESS_PER_DAY))) {
    const retryAfterSeconds = Math.ceil((DAY_MS - (now().getTime() % DAY_MS)) / 1_000);
    throw new ApiError('rate_limited', { retryAfterSeconds });
  }
  for (const [sender, n] of [
    [`${merchantId}`, INVITATIONS_PER_DAY],
    [`person|${userId}`, INVITATIONS_OF_PERSON_PER_DAY],
  ] as const) {
    if (!(await takeOfDay(sender, n))) throw new ApiError('invitations_exceeded', { n });
  }
}

/** A token says what was so when it was signed; an address may have been confirmed since. */
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

/** Puts the mails into the outbox that a crash left out, a bounded batch. */
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
  // It was revoked, or has expired meanwhile.
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
