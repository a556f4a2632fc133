import type { RuleViolation } from '../../core/index.ts';

/** How long the link of an invitation works. */
export const INVITATION_LIFE_MS = 7 * 86_400_000;
/** How many invitations a merchant may send in a day, so that nobody can use an invented merchant for mass mails. */
export const INVITATIONS_PER_DAY = 10;
/** How many invitations one person may send in a day, for all merchants together. */
export const INVITATIONS_OF_PERSON_PER_DAY = 50;
/** How many invitations one person may send to one address in a day: enough for a lost mail, too few to be a nuisance. */
export const INVITATIONS_TO_ADDRESS_PER_DAY = 3;
export const MAX_MANAGERS = 20;

type InvitationFacts = {
  state: 'open' | 'accepted' | 'revoked';
  email: string;
  expiresAt: Date;
};
type Account = { email: string; role: string };

export type InvitationState = InvitationFacts['state'] | 'expired';

/** The current state of an invitation. */
export function invitationState({ state, expiresAt }: InvitationFacts, now: Date): InvitationState {
  return state === 'open' && now >= expiresAt ? 'expired' : state;
}

const ENDED = {
  accepted: 'invitation_used',
  revoked: 'invitation_revoked',
  expired: 'invitation_expired',
} as const;

/**
 * Why an account cannot accept an invitation; `null` when it can. The link alone is not enough: the account must have the
 * invited address.
 */
export function acceptViolation(
  invitation: InvitationFacts,
  account: Account,
  now: Date,
): RuleViolation | null {
  const state = invitationState(invitation, now);
  if (account.email !== invitation.email) return { code: 'invitation_other_account' };
  if (state !== 'open') return { code: ENDED[state] };
  return account.role === 'ROLE_MERCHANT' ? null : { code: 'merchant_account_required' };
}
