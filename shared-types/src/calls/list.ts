import type { Call, ServiceName } from '../call.ts';
import * as account from './accounts/account.ts';
import * as auth from './accounts/auth.ts';
import * as emailAddress from './accounts/email-address.ts';
import * as passkeys from './accounts/passkeys.ts';
import * as passwords from './accounts/passwords.ts';
import * as people from './accounts/people.ts';
import * as social from './accounts/social.ts';
import * as apiKeys from './integrations/api-keys.ts';
import * as webhooks from './integrations/webhooks.ts';
import * as internal from './internal.ts';
import * as activity from './merchants/activity.ts';
import * as catalog from './merchants/catalog.ts';
import * as devices from './merchants/devices.ts';
import * as franchises from './merchants/franchises.ts';
import * as managers from './merchants/managers.ts';
import * as mapPlaces from './merchants/map-places.ts';
import * as merchantChanges from './merchants/merchant-changes.ts';
import * as merchants from './merchants/merchants.ts';
import * as openings from './merchants/openings.ts';
import * as reports from './merchants/reports.ts';
import * as assignments from './passes/assignments.ts';
import * as merchantPassTypes from './passes/merchant-pass-types.ts';
import * as passOwners from './passes/pass-owners.ts';
import * as passTypes from './passes/pass-types.ts';
import * as passSharing from './passes/sharing.ts';
import * as automaticQueues from './queues/automatic-queues.ts';
import * as calledTickets from './queues/called-tickets.ts';
import * as counters from './queues/counters.ts';
import * as desks from './queues/desks.ts';
import * as queueTickets from './queues/queue-tickets.ts';
import * as queues from './queues/queues.ts';
import * as checkIn from './tickets/check-in.ts';
import * as entrance from './tickets/entrance.ts';
import * as kiosk from './tickets/kiosk.ts';
import * as notices from './tickets/notices.ts';
import * as passLineUps from './tickets/pass-line-ups.ts';
import * as statusPages from './tickets/status-pages.ts';
import * as ticketOffers from './tickets/ticket-offers.ts';
import * as tickets from './tickets/tickets.ts';
import * as walletPasses from './wallets/passes.ts';
import * as walletTickets from './wallets/tickets.ts';

/** Every call of the platform by name: the source of the gateway's routes, of the documents and of the contract's tests. */
export const CALLS = {
  ...auth,
  ...passwords,
  ...emailAddress,
  ...passkeys,
  ...social,
  ...account,
  ...people,
  ...merchants,
  ...merchantChanges,
  ...catalog,
  ...openings,
  ...mapPlaces,
  ...tickets,
  ...kiosk,
  ...statusPages,
  ...ticketOffers,
  ...notices,
  ...walletTickets,
  ...walletPasses,
  ...passLineUps,
  ...passOwners,
  ...assignments,
  ...passTypes,
  ...merchantPassTypes,
  ...passSharing,
  ...queues,
  ...automaticQueues,
  ...queueTickets,
  ...counters,
  ...calledTickets,
  ...desks,
  ...devices,
  ...apiKeys,
  ...webhooks,
  ...checkIn,
  ...entrance,
  ...managers,
  ...reports,
  ...activity,
  ...franchises,
  ...internal,
} satisfies Record<string, Call>;

/** The calls one service must answer, in the order they are matched: fixed paths before those with parameters. */
export function callsOf(service: ServiceName): Call[] {
  return Object.values<Call>(CALLS)
    .filter((each) => each.service === service)
    .toSorted((a, b) => parameterCount(a.path) - parameterCount(b.path));
}

function parameterCount(path: string): number {
  return path.split('/').filter((part) => part.startsWith(':')).length;
}
