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
import * as oneMerchant from './merchants/one-merchant.ts';
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

/** The calls by subject. */
const CALLS_BY_SUBJECT = {
  accounts: {
    ...auth,
    ...passwords,
    ...emailAddress,
    ...passkeys,
    ...social,
    ...account,
    ...people,
  },
  merchants: {
    ...merchants,
    ...oneMerchant,
    ...merchantChanges,
    ...catalog,
    ...openings,
    ...mapPlaces,
    ...reports,
    ...activity,
    ...franchises,
  },
  tickets: {
    ...tickets,
    ...kiosk,
    ...statusPages,
    ...ticketOffers,
    ...notices,
    ...passLineUps,
  },
  wallets: { ...walletTickets, ...walletPasses },
  passes: {
    ...passOwners,
    ...assignments,
    ...passTypes,
    ...merchantPassTypes,
    ...passSharing,
  },
  queues: { ...queues, ...automaticQueues, ...queueTickets },
  calling: { ...counters, ...calledTickets, ...desks },
  screens: devices,
  integrations: { ...apiKeys, ...webhooks },
  entrance: { ...checkIn, ...entrance },
  team: managers,
  internal,
} satisfies Record<string, Record<string, Call>>;

export type Subject = keyof typeof CALLS_BY_SUBJECT;

/** Every call of the platform by name: the source of the gateway's routes, the documents and the contract's tests. */
export const CALLS = {
  ...CALLS_BY_SUBJECT.accounts,
  ...CALLS_BY_SUBJECT.merchants,
  ...CALLS_BY_SUBJECT.tickets,
  ...CALLS_BY_SUBJECT.wallets,
  ...CALLS_BY_SUBJECT.passes,
  ...CALLS_BY_SUBJECT.queues,
  ...CALLS_BY_SUBJECT.calling,
  ...CALLS_BY_SUBJECT.screens,
  ...CALLS_BY_SUBJECT.integrations,
  ...CALLS_BY_SUBJECT.entrance,
  ...CALLS_BY_SUBJECT.team,
  ...CALLS_BY_SUBJECT.internal,
} satisfies Record<string, Call>;

/** The subject of a call. */
export function subjectOf(call: Call): Subject {
  const subjects = Object.keys(CALLS_BY_SUBJECT) as Subject[];
  const found = subjects.find((subject) =>
    Object.values<Call>(CALLS_BY_SUBJECT[subject]).includes(call),
  );
  return found ?? 'internal';
}

/** The calls that a service must answer, in matching order: fixed paths before those with parameters. */
export function callsOf(service: ServiceName): Call[] {
  return Object.values<Call>(CALLS)
    .filter((each) => each.service === service)
    .toSorted((a, b) => parameterCount(a.path) - parameterCount(b.path));
}

function parameterCount(path: string): number {
  return path.split('/').filter((part) => part.startsWith(':')).length;
}
