import { randomUUID } from 'node:crypto';
import {
  apiKeyRef,
  createBatches,
  createIdempotencyRecords,
  createLeases,
  type Database,
  type ServiceClient,
  type VerifyApiKey,
} from '@turno/kit';
import type { AppleWallet, GoogleWallet } from '@turno/kit/wallets';
import {
  admitTicketCall,
  type CallOutput,
  type CallReply,
  franchisingTeamCall,
  isTicketCodeCall,
  managedMerchantsCall,
  passTypeChangeCall,
  type StaffRole,
  staffRoleCall,
  ticketStatusCall,
  undoEntryCall,
  verifyApiKeyCall,
} from '@turno/shared-types';
import { merchantVenueCall } from '@turno/shared-types/passes';
import { createActivations } from './assignments/store.ts';
import { createCheckIns } from './check-ins/store.ts';
import { createClosedMerchants } from './closures/store.ts';
import { createPassTypes } from './issuing/store.ts';
import { createPassOwners } from './owners/store.ts';
import { openPasses } from './passes/store/pass-model.ts';
import { createPasses } from './passes/store/passes.ts';
import { createHttpProvider } from './provider/clients.ts';
import type { PassProvider, ProviderConfig } from './provider/index.ts';
import { createEmbeddedProvider } from './provider/store.ts';
import { createTransfers } from './sharing/store.ts';
import { createEndedUses } from './uses/store/ended-uses.ts';
import { createUseHistory } from './uses/store/use-history.ts';
import { createUses } from './uses/store/uses.ts';
import { createWalletPasses } from './wallets/store.ts';

/** Everything the rooms need from outside: created once in main, and from real parts in tests. */
export type Deps = {
  now: () => Date;
  /** A unique key for a scan that arrived without one. */
  newKey: () => string;
  store: Store;
  queues: QueuesClient;
  provider: PassProvider;
  /** `null` where the operator has not configured it. */
  googleWallet: GoogleWallet | null;
  appleWallet: AppleWallet | null;
  /** Logs a failure that must not fail the command. */
  recordFailure: (error: unknown, facts: Record<string, unknown>) => void;
};

type Scan = CallOutput<typeof admitTicketCall>['body'];
type Undo = CallOutput<typeof undoEntryCall>['body'];

export type QueuesClient = {
  /** Checks a ticket in exactly once; the same nonce gets the same answer. Throws the errors of PAS-034. */
  admit(scan: Scan, requestId: string): Promise<CallReply<typeof admitTicketCall>>;
  /** Undoes an entry, exactly once. */
  undo(entry: Undo, requestId: string): Promise<CallReply<typeof undoEntryCall>>;
  /** Called for each command of staff, so that a change of role takes effect at once. */
  staffRoleOf(userId: number, merchantId: number): Promise<StaffRole | null>;
  /** The time zone and opening hours of a merchant, which determine the day for which its passes are valid. */
  venueOf(merchantId: number): Promise<CallReply<typeof merchantVenueCall>['venue']>;
  /** Those of the given merchants where a user may hand passes to customers. */
  managedAmong(userId: number, merchantIds: number[]): Promise<number[]>;
  /** All merchants where a user may hand passes to customers. */
  managedBy(userId: number): Promise<number[]>;
  /** Reads the name of a merchant, and records who changed its pass types when the change has an id. */
  changePassTypes(
    merchantId: number,
    change: CallOutput<typeof passTypeChangeCall>['body'],
  ): Promise<CallReply<typeof passTypeChangeCall>>;
  /** Whether a text is the code of a ticket. */
  isTicketCode(token: string): Promise<boolean>;
  /** Whether a user belongs to the team of a franchising, and which of the given merchants belong to the franchising. */
  franchisingTeam(
    franchisingId: number,
    userId: number,
    merchantIds: number[],
  ): Promise<CallReply<typeof franchisingTeamCall>>;
  /** Called for each request with an API key, so that a revocation takes effect at once. */
  verifyApiKey: VerifyApiKey;
  /** Whether a ticket exists; `gone` means that it never will. */
  ticketStatus(ticketId: string): Promise<CallReply<typeof ticketStatusCall>['status']>;
};

/** How many commands share one answer at most. */
const SHARED_ANSWER = 100;
/** How long a command waits for others to share a batch with. */
const GATHER_MS = 3;

/** The queues service, which owns tickets and knows the managers of merchants. */
export function createQueuesClient(client: ServiceClient): QueuesClient {
  const trace = () => ({ requestId: randomUUID() });
  /** Scans at one venue are batched: those that arrive during a call share the next one. */
  const rolesAt = createBatches<number, StaffRole | null>(
    async (merchantId, userIds) => {
      const asked = [...new Set(userIds)].map(async (userId) => {
        const request = { params: { merchantId, userId } };
        return [userId, (await client.send(staffRoleCall, request, trace())).role] as const;
      });
      const roles = new Map(await Promise.all(asked));
      return userIds.map((userId) => roles.get(userId) ?? null);
    },
    { maxItems: SHARED_ANSWER, gatherMs: GATHER_MS },
  );
  return {
    admit: (scan, requestId) => client.send(admitTicketCall, { body: scan }, { requestId }),
    undo: (entry, requestId) => client.send(undoEntryCall, { body: entry }, { requestId }),
    staffRoleOf: (userId, merchantId) => rolesAt(merchantId, userId),
    async venueOf(merchantId) {
      return (await client.send(merchantVenueCall, { params: { merchantId } }, trace())).venue;
    },
    async managedAmong(userId, merchantIds) {
      if (merchantIds.length === 0) return [];
      const request = { params: { userId }, body: { merchantIds } };
      return (await client.send(managedMerchantsCall, request, trace())).merchantIds;
    },
    async managedBy(userId) {
      const request = { params: { userId }, body: {} };
      return (await client.send(managedMerchantsCall, request, trace())).merchantIds;
    },
    changePassTypes: (merchantId, body) =>
      client.send(passTypeChangeCall, { params: { merchantId }, body }, trace()),
    async isTicketCode(token) {
      return (await client.send(isTicketCodeCall, { body: { token } }, trace())).isTicket;
    },
    franchisingTeam: (franchisingId, userId, merchantIds) => {
      const request = { params: { franchisingId, userId }, body: { merchantIds } };
      return client.send(franchisingTeamCall, request, trace());
    },
    async verifyApiKey(key) {
      if (!apiKeyRef(key)) return null;
      return (await client.send(verifyApiKeyCall, { body: { key } }, trace())).key;
    },
    async ticketStatus(ticketId) {
      return (await client.send(ticketStatusCall, { params: { ticketId } }, trace())).status;
    },
  };
}

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Assembles the stores of all rooms; no code outside them uses MongoDB. */
export async function createStore(
  { connection, db }: Pick<Database, 'connection' | 'db'>,
  now: () => Date = () => new Date(),
) {
  return {
    checkIns: await createCheckIns(db),
    passes: await createPasses(db, await openPasses(connection)),
    uses: createUses(db),
    endedUses: createEndedUses(db),
    useHistory: await createUseHistory(db),
    transfers: await createTransfers(db),
    closedMerchants: await createClosedMerchants(db),
    passTypes: await createPassTypes(connection),
    activations: await createActivations(db),
    passOwners: await createPassOwners(connection),
    idempotencyRecords: await createIdempotencyRecords(db, now),
    walletPasses: await createWalletPasses(db),
    leases: await createLeases(db),
  };
}

/** The configured ticket office: another system if an address is given, otherwise the embedded one. */
export async function createPassProvider(
  { db }: Pick<Database, 'db'>,
  { PASS_PROVIDER_URL: baseUrl, PASS_PROVIDER_SECRET: secret }: ProviderConfig,
  onError: (error: unknown) => void,
): Promise<PassProvider> {
  if (baseUrl && secret) return createHttpProvider({ baseUrl, secret, onError });
  return createEmbeddedProvider(db);
}
