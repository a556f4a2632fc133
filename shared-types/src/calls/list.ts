import type { Call, ServiceName } from '../call.ts';
import * as account from './account.ts';
import * as apiKeys from './api-keys.ts';
import * as auth from './auth.ts';
import * as automaticQueues from './automatic-queues.ts';
import * as catalog from './catalog.ts';
import * as checkIn from './check-in.ts';
import * as counters from './counters.ts';
import * as desks from './desks.ts';
import * as emailAddress from './email-address.ts';
import * as franchises from './franchises.ts';
import * as internal from './internal.ts';
import * as managers from './managers.ts';
import * as mapPlaces from './map-places.ts';
import * as merchantChanges from './merchant-changes.ts';
import * as merchants from './merchants.ts';
import * as openings from './openings.ts';
import * as passLineUps from './pass-line-ups.ts';
import * as passkeys from './passkeys.ts';
import * as passwords from './passwords.ts';
import * as people from './people.ts';
import * as queueTickets from './queue-tickets.ts';
import * as queues from './queues.ts';
import * as social from './social.ts';
import * as tickets from './tickets.ts';
import * as webhooks from './webhooks.ts';

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
  ...passLineUps,
  ...queues,
  ...automaticQueues,
  ...queueTickets,
  ...counters,
  ...desks,
  ...apiKeys,
  ...webhooks,
  ...checkIn,
  ...managers,
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
