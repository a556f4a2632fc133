import type { Deps as CalledTicketsDeps } from '../called-tickets/index.ts';
import type { Deps as CallingDeps } from '../calling/index.ts';
import type { Deps as ClosuresDeps } from '../closures/index.ts';
import type { Deps as NoticesDeps } from '../notices/index.ts';
import type { Deps as QueueEditingDeps } from '../queue-editing/index.ts';
import type { Deps as RegistrationDeps } from '../registration/index.ts';
import type { Deps as ReportsDeps } from '../reports/index.ts';
import type { Deps as TicketOffersDeps } from '../ticket-offers/index.ts';
import type { Deps as WalletsDeps } from '../wallets/index.ts';

export type Deps = CallingDeps &
  CalledTicketsDeps &
  ClosuresDeps &
  NoticesDeps &
  QueueEditingDeps &
  RegistrationDeps &
  ReportsDeps &
  TicketOffersDeps &
  WalletsDeps;
