import type { Route } from '@turno/kit';
import { activityRoutes } from './activity/index.ts';
import { apiKeyRoutes } from './api-keys/index.ts';
import { calledTicketRoutes } from './called-tickets/index.ts';
import { automaticQueueRoutes, queueCommandRoutes } from './calling/index.ts';
import { closureRoutes } from './closures/index.ts';
import type { Deps } from './deps.ts';
import { deskRoutes } from './desks/index.ts';
import { deviceRoutes } from './devices/index.ts';
import { catalogRoutes, merchantRoutes } from './directory/index.ts';
import { checkInRoutes } from './entrance/index.ts';
import { franchiseRoutes } from './franchises/index.ts';
import { kioskRoutes } from './kiosks/index.ts';
import { lineUpRoutes, passLineUpRoutes, ticketRemovalRoutes } from './line-up/index.ts';
import { eventRoutes, type Live } from './live/index.ts';
import { managerRoutes } from './managers/index.ts';
import { noticeRoutes } from './notices/index.ts';
import { openingRoutes } from './openings/index.ts';
import { peopleRoutes } from './people/index.ts';
import { placeRoutes } from './places/index.ts';
import { queueRoutes } from './queue-editing/index.ts';
import { merchantChangeRoutes } from './registration/index.ts';
import { reportRoutes } from './reports/index.ts';
import { statusPageRoutes } from './status-pages/index.ts';
import { ticketOfferRoutes } from './ticket-offers/index.ts';
import { queueTicketRoutes, ticketRoutes } from './ticket-views/index.ts';
import { walletRoutes } from './wallets/index.ts';
import { webhookRoutes } from './webhooks/index.ts';

/** Every call of the service. */
export function createRoutes(deps: Deps, live: Live): Route[] {
  return [
    ...merchantRoutes(deps),
    ...merchantChangeRoutes(deps),
    ...franchiseRoutes(deps),
    ...openingRoutes(deps),
    ...placeRoutes(deps),
    ...catalogRoutes(deps),
    ...lineUpRoutes(deps),
    ...ticketRoutes(deps),
    ...ticketRemovalRoutes(deps),
    ...walletRoutes(deps),
    ...statusPageRoutes(deps),
    ...ticketOfferRoutes(deps),
    ...noticeRoutes(deps),
    ...kioskRoutes(deps),
    ...queueCommandRoutes(deps),
    ...calledTicketRoutes(deps),
    ...queueRoutes(deps),
    ...automaticQueueRoutes(deps),
    ...deskRoutes(deps),
    ...deviceRoutes(deps),
    ...apiKeyRoutes(deps),
    ...webhookRoutes(deps),
    ...queueTicketRoutes(deps),
    ...passLineUpRoutes(deps),
    ...checkInRoutes(deps),
    ...managerRoutes(deps),
    ...activityRoutes(deps),
    ...closureRoutes(deps),
    ...reportRoutes(deps),
    ...peopleRoutes(deps),
    ...eventRoutes({ store: deps.store, live }),
  ];
}
