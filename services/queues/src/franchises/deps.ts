import type { Deps as MerchantsDeps } from '../merchants/index.ts';
import type { ConfirmedEmails } from './clients/confirmed-emails.ts';
import type { createFranchiseInvitations } from './store/invitations.ts';

export type Deps = MerchantsDeps & {
  confirmedEmails: ConfirmedEmails;
  store: { franchiseInvitations: Awaited<ReturnType<typeof createFranchiseInvitations>> };
};
