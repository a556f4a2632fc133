/** How long documents are kept: a number of days after an event, or until an event. */
export type Retention = { days: number; after: string } | { until: string };

const settings = { until: 'the merchant is removed' };
/** The same in every service: clients rely on it. */
export const IDEMPOTENCY_RECORDS = { days: 1, after: 'the command' };
const secret = { until: 'it is used or expires, within the hour' };

/**
 * The collections of the services, and how long they keep their documents. Sweepers read the days here, docs/retention.md shows
 * the list, and a test of each service compares it with the collections of its database.
 */
export const RETENTION = {
  identity: {
    users: {
      days: 730,
      after:
        'the last use, or until the account is deleted; a guest’s account ends nine days after the last visit',
    },
    emails: { until: 'the account is deleted or gets another address' },
    facebook_users: { until: 'the account is deleted' },
    sessions: { days: 30, after: 'the last visit' },
    attempts: { until: 'the attempt window ends, a day after the last attempt' },
    familiar_senders: { days: 90, after: 'the last sign-in from there' },
    erasures: { until: 'every service has confirmed the erasure' },
    ticket_transfers: { until: 'queues has transferred the tickets of the guest' },
    facebook_states: secret,
    facebook_codes: secret,
    passkey_challenges: secret,
    spent_challenges: secret,
    outbox: { until: 'the mail is sent, or a day has passed' },
  },
  queues: {
    merchants: { days: 3_650, after: 'the merchant closed for good' },
    queues: settings,
    counters: settings,
    tickets: { until: 'the merchant is removed' },
    rollUps: settings,
    customers: { days: 730, after: 'the day of the ticket' },
    customersOfClosed: { days: 30, after: 'the merchant closed for good' },
    merchantClaims: { until: 'the merchant gives the value up or is removed' },
    desks: settings,
    devices: settings,
    devicePairings: secret,
    pairingsUnderWay: settings,
    deviceAttempts: { until: 'the attempt window ends, ten minutes after its first attempt' },
    turns: settings,
    familyTurns: settings,
    apiKeys: settings,
    webhooks: settings,
    webhookDeliveries: { days: 7, after: 'the first attempt' },
    activities: { days: 90, after: 'the command' },
    managerInvitations: { days: 30, after: 'the link has expired' },
    managerInvitationDays: { days: 30, after: 'the day' },
    franchiseInvitations: { days: 0, after: 'the invitation has expired' },
    lastMerchants: { until: 'the account is deleted' },
    idempotencyRecords: IDEMPOTENCY_RECORDS,
    walletTickets: { days: 8, after: 'the ticket was saved in a wallet' },
    statusPages: { days: 1, after: 'the wait for the ticket can last' },
    ticketOffers: { until: 'the link has expired, within the hour' },
    ticketNotices: {
      until: 'an hour has passed since the ticket or its day ended, for a show a day',
    },
    allowances: { until: 'an hour has passed since the ticket ended' },
    categories: { until: 'the installation is removed' },
    franchisings: { until: 'the installation is removed' },
    outbox: { days: 7, after: 'an undeliverable message was abandoned' },
  },
  passes: {
    passes: { until: 'the account is deleted; then without its person' },
    pass_owners: { until: 'the account is deleted' },
    pass_codes: { until: 'the installation is removed' },
    pass_types: { until: 'the installation is removed' },
    pass_transfers: { days: 1, after: 'the token has expired' },
    pass_uses: { days: 730, after: 'the day of the use' },
    pass_activations: { days: 8, after: 'the activation' },
    check_ins: { days: 90, after: 'the scan' },
    idempotencyRecords: IDEMPOTENCY_RECORDS,
    walletPasses: { days: 30, after: 'a wallet showed that the pass has ended' },
    closed_merchants: { until: 'the installation is removed' },
    provider_passes: { until: 'the installation is removed' },
  },
  bus: {
    events: {
      until: 'newer events take its place among the last 4 MB; people are named by id only',
    },
    revoked_sessions: { days: 30, after: 'the session ended' },
  },
} as const satisfies Record<string, Record<string, Retention>>;

/** Collections that a service needs to run, without data of a person or a merchant. */
export const OPERATIONAL: readonly string[] = [
  'checkpoints',
  'leases',
  'migrations',
  'secrets',
  'sequences',
  'signing_keys',
];

const DAY_MS = 86_400_000;

/** A retention in milliseconds. */
export function retentionMs({ days }: { days: number }): number {
  return days * DAY_MS;
}
