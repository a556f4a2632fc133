import { createServiceClient } from '@turno/kit';
import { connectTestDatabase } from '@turno/kit/test';
import type { BusEvent } from '@turno/shared-types';
import { merchantDay } from '@turno/shared-types/rules';
import type { Db } from 'mongodb';
import { finishArrival } from '../src/called-tickets/actions/finish-move.ts';
import type { Deps } from '../src/deps.ts';
import { lineUp } from '../src/line-up/actions/line-up.ts';
import { createPassesClient } from '../src/line-up/clients/passes.ts';
import type { MerchantRecord } from '../src/merchants/store/merchant-records.ts';
import { createEmbeddedPlaces } from '../src/places/clients/embedded-places.ts';
import type { CounterRecord } from '../src/queue-days/store/counter-record.ts';
import type { QueueRecord } from '../src/queues/store/queue-record.ts';
import { createStore, type Store } from '../src/store.ts';
import { createCheckInTokens } from '../src/ticket-views/check-in-tokens.ts';
import type { TicketRecord } from '../src/tickets/store/ticket-documents.ts';
import { buildMerchant, buildQueue, type MerchantSetup, NOW } from './factories.ts';
import { newOutbound, recordingOutside, recordingPush } from './outbound.ts';
import { PASSES_SECRET } from './passes/passes-service.ts';
import { createTestAccounts } from './test-accounts.ts';

export const CHECK_IN_SECRET = 'a secret of the tests';
/** Where no service listens: tests that need passes start them. */
const NOWHERE = 'http://127.0.0.1:9';
/** What the database has before the service opens it. */
const nothing = async (_: Db): Promise<void> => undefined;

export type TestQueue = { merchant: MerchantRecord; queue: QueueRecord; counter: CounterRecord };
type Listener = (event: BusEvent, source: { isOwn: boolean }) => void;
export type TestHarness = Awaited<ReturnType<typeof openTestHarness>>;

/** The service's parts on the real engine, with a clock that the test controls; one database for each test file. */
export async function openTestHarness({ passesUrl = NOWHERE, fill = nothing } = {}) {
  const database = await connectTestDatabase();
  const { db } = database;
  await fill(db);
  const events: BusEvent[] = [];
  const listeners = new Set<Listener>();
  const clock = { now: NOW };
  const now = () => clock.now;
  const stores: Store[] = [];
  /** Publishes as one process does: to its own store directly, to the others as the bus would. */
  const publishFrom = (publisher: Store) => async (event: BusEvent) => {
    events.push(event);
    for (const each of stores) each.onEvent(event, { isOwn: each === publisher });
    for (const listener of listeners) listener(event, { isOwn: true });
  };
  const newStore = async () => {
    const store = await createStore(database, { now, clock: () => performance.now() });
    stores.push(store);
    return store;
  };
  const store = await newStore();
  // The ids of the factories stay below those that are handed out.
  await store.ids.reserve('queue', 1_000_000);
  await store.ids.reserve('merchant', 1_000_000);
  await store.ids.reserve('opening', 1_000_000);
  const checkInTokens = createCheckInTokens({
    secret: CHECK_IN_SECRET,
    issuer: 'turno',
    now,
  });
  const settings = {
    closedMerchantRetentionDays: 3_650,
    managerDisable: false,
    openOnlyInTime: true,
    skipForGeneric: true,
    hasNextWebhook: true,
    allowsPrivateWebhooks: false,
  };
  const outbound = newOutbound();
  const outside = recordingOutside(outbound);
  const places = createEmbeddedPlaces();
  const accounts = createTestAccounts();
  const confirmedEmails = new Map<number, string>();
  const endedSessions = new Set<string>();
  const passes = createPassesClient(
    createServiceClient({ baseUrl: passesUrl, internalSecret: PASSES_SECRET }),
  );
  /** The merchants of whose closing passes was notified, while no fake of it listens. */
  const closedAtPasses: number[] = [];
  const merchantClosed = async (merchantId: number) => void closedAtPasses.push(merchantId);
  const deps: Deps = {
    now,
    store,
    checkInTokens,
    publish: publishFrom(store),
    finishArrival: (arriving) => finishArrival(deps, arriving),
    googleWallet: null,
    appleWallet: null,
    settings,
    outside,
    push: recordingPush(outbound),
    sessions: { hasEnded: (sessionId) => endedSessions.has(sessionId) },
    texts: null,
    places,
    accounts,
    confirmedEmails: { find: async (userId) => confirmedEmails.get(userId) ?? null },
    passes: passesUrl === NOWHERE ? { ...passes, merchantClosed } : passes,
  };
  return {
    db,
    deps,
    store,
    events,
    clock,
    outbound,
    accounts,
    closedAtPasses,
    /** E-mail addresses that the owners of accounts have confirmed. */
    confirmedEmails,
    /** Sessions that have ended at identity. */
    endedSessions,
    /** The same service as another process would run it. */
    async secondDeps(): Promise<Deps> {
      const another = await newStore();
      const second: Deps = {
        ...deps,
        store: another,
        publish: publishFrom(another),
        finishArrival: (arriving) => finishArrival(second, arriving),
      };
      return second;
    },
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    addQueue: (change: QueueSetup = {}) => addQueue(deps, change),
    close: () => database.close(),
  };
}

type QueueSetup = { merchant?: MerchantSetup; queue?: Partial<QueueRecord> };

async function addQueue(deps: Deps, change: QueueSetup): Promise<TestQueue> {
  const merchant = buildMerchant(change.merchant);
  const queue = buildQueue({ ...change.queue, merchantId: merchant.id });
  const categoryIds = merchant.categoryId === null ? [] : [merchant.categoryId];
  await deps.store.merchants.put(merchant, { categoryIds, hasQueues: true });
  await deps.store.queues.put(queue);
  return { merchant, queue, counter: await counterOf(deps, { merchant, queue }) };
}

/** Today's counter, whatever day the clock shows. */
export async function counterOf(
  { store, now }: Deps,
  { merchant, queue }: Pick<TestQueue, 'merchant' | 'queue'>,
): Promise<CounterRecord> {
  const { date } = merchantDay(merchant, now());
  const day = { queueId: queue.id, merchantId: merchant.id, date };
  const [counter] = await store.counters.ensure([day]);
  if (!counter) throw new Error('no counter');
  return counter;
}

type Joining = {
  key?: string | null;
  paxCount?: number;
  role?: 'ROLE_GUEST' | 'ROLE_MERCHANT';
  time?: string | null;
  date?: string | null;
};

/** A person takes a number. */
export async function join(
  deps: Deps,
  { merchant, queue }: Pick<TestQueue, 'merchant' | 'queue'>,
  userId: number,
  { key = null, paxCount, role = 'ROLE_GUEST', time = null, date = null }: Joining = {},
): Promise<TicketRecord> {
  const { ticket } = await lineUp(deps, {
    merchantId: merchant.id,
    queueId: queue.id,
    caller: { userId, role },
    isStaff: false,
    body: paxCount === undefined ? {} : { paxCount },
    time,
    date,
    idempotencyKey: key,
  });
  return ticket;
}

/** Every ticket of a counter, smallest number first; without the numbers that were abandoned. */
export async function ticketsOf(db: Db, counterId: number) {
  const isTicket = { counterId, state: { $ne: 'void' } };
  return db.collection('tickets').find(isTicket).sort({ number: 1 }).toArray();
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
