import type { Deps as ManagersDeps } from '../managers/index.ts';
import type { ConfirmedEmails } from './clients/confirmed-emails.ts';
import type { createFranchiseInvitations } from './store/invitations.ts';

export type Deps = ManagersDeps & {
  confirmedEmails: ConfirmedEmails;
  store: { franchiseInvitations: Awaited<ReturnType<typeof createFranchiseInvitations>> };
};
