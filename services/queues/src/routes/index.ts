import type { Route } from '@turno/kit';
import type { Deps } from '../deps.ts';
import type { Live } from '../live.ts';
import { automaticQueueRoutes } from './automatic-queues.ts';
import { catalogRoutes } from './catalog.ts';
import { checkInRoutes } from './check-in.ts';
import { counterRoutes } from './counters.ts';
import { eventRoutes } from './events.ts';
import { lineUpRoutes } from './line-up.ts';
import { merchantChangeRoutes } from './merchant-changes.ts';
import { merchantRoutes } from './merchants.ts';
import { openingRoutes } from './openings.ts';
import { passLineUpRoutes } from './pass-line-ups.ts';
import { peopleRoutes } from './people.ts';
import { placeRoutes } from './places.ts';
import { queueTicketRoutes } from './queue-tickets.ts';
import { queueRoutes } from './queues.ts';
import { ticketRemovalRoutes } from './ticket-removal.ts';
import { ticketRoutes } from './tickets.ts';

/** Every call of the service. */
export function createRoutes(deps: Deps, live: Live): Route[] {
  return [
    ...merchantRoutes(deps),
    ...merchantChangeRoutes(deps),
    ...openingRoutes(deps),
    ...placeRoutes(deps),
    ...catalogRoutes(deps),
    ...lineUpRoutes(deps),
    ...ticketRoutes(deps),
    ...ticketRemovalRoutes(deps),
    ...counterRoutes(deps),
    ...queueRoutes(deps),
    ...automaticQueueRoutes(deps),
    ...queueTicketRoutes(deps),
    ...passLineUpRoutes(deps),
    ...checkInRoutes(deps),
    ...peopleRoutes(deps),
    ...eventRoutes({ store: deps.store, live }),
  ];
}
