import type { Deps as ActivityDeps } from '../activity/index.ts';
import type { Deps as CallingDeps } from '../calling/index.ts';
import type { Deps as ClosuresDeps } from '../closures/index.ts';
import type { Deps as ManagersDeps } from '../managers/index.ts';
import type { createLastMerchants } from '../merchants/index.ts';
import type { Deps as NoticesDeps } from '../notices/index.ts';
import type { Deps as TicketOffersDeps } from '../ticket-offers/index.ts';
import type { Deps as WalletsDeps } from '../wallets/index.ts';
import type { createPeople } from './store/people.ts';

export type Deps = ClosuresDeps &
  WalletsDeps &
  TicketOffersDeps &
  NoticesDeps &
  ActivityDeps &
  CallingDeps &
  Pick<ManagersDeps, 'accounts'> & {
    store: {
      people: ReturnType<typeof createPeople>;
      lastMerchants: Awaited<ReturnType<typeof createLastMerchants>>;
    };
  };
