import type { Deps as ActivityDeps } from '../activity/index.ts';
import type { Deps as ApiKeysDeps } from '../api-keys/index.ts';
import type { Deps as OutboxDeps } from '../outbox/index.ts';
import type { AccountsClient } from './clients/accounts.ts';
import type { createInvitations } from './store/invitations.ts';
import type { createManagers } from './store/managers.ts';

export type Deps = OutboxDeps &
  ActivityDeps &
  ApiKeysDeps & {
    accounts: AccountsClient;
    store: {
      invitations: Awaited<ReturnType<typeof createInvitations>>;
      managers: ReturnType<typeof createManagers>;
    };
  };
