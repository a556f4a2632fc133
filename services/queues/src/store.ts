import type { Database } from '@turno/kit';
import { createLeases, createOutbox } from '@turno/kit';
import { dateAfter, runsOn } from '@turno/shared-types/rules';
import type { Db } from 'mongodb';
import { createActivities } from './activity/index.ts';
import { createApiKeys } from './api-keys/index.ts';
import { createDeskCommands, createTicketMoves } from './called-tickets/index.ts';
import { createGroupCalls, createSendAways, createTurns } from './calling/index.ts';
import {
  afterWrite,
  createCheckpoints,
  createIdempotencyRecords,
  createIds,
} from './core/index.ts';
import { createDesks } from './desks/index.ts';
import { createDeviceStores } from './devices/index.ts';
import {
  cacheCounterStates,
  cacheCounters,
  createFiguresReader,
  createLiveFigures,
  createOutlineReader,
  createTicketReader,
} from './figures/index.ts';
import { createFranchiseInvitations } from './franchises/index.ts';
import { createInvitations } from './managers/index.ts';
import { createMerchantStores } from './merchant-stores.ts';
import {
  cacheMerchants,
  createCatalog,
  createLastMerchants,
  createMerchantClaims,
  createMerchantFlags,
  createMerchants,
  createPopularity,
  type MerchantModel,
  openMerchants,
} from './merchants/index.ts';
import { createTicketNotices } from './notices/index.ts';
import { followOthers } from './other-processes.ts';
import type { OutboxItem } from './outbox/index.ts';
import { createPeople } from './people/index.ts';
import { createCounterStates, createCounters, type RunsOn } from './queue-days/index.ts';
import { createQueues } from './queues/index.ts';
import { createRollUps } from './reports/index.ts';
import { createStatusPages } from './status-pages/index.ts';
import { createTicketOffers } from './ticket-offers/index.ts';
import { createLineUpStores, createTicketStores } from './ticket-stores.ts';
import { createSideEffects, createTicketLists, openTickets } from './tickets/index.ts';
import { createWalletTickets } from './wallets/index.ts';
import { createDeliveries, createDueEvents, createWebhooks } from './webhooks/index.ts';

export type Store = Awaited<ReturnType<typeof createStore>>;

type Databases = Pick<Database, 'connection' | 'db'>;
type Clocks = {
  now: () => Date;
  /** A monotonic clock in ms. */
  clock: () => number;
};

/** Figures apply this process's writes, but are still counted again at this age. */
const FIGURES_MAX_AGE_MS = 10_000;

/**
 * Creates collections with their indexes and returns the store; no other code uses the database. `onError` receives failures in
 * the background.
 */
export async function createStore(
  { connection, db }: Databases,
  { now, clock }: Clocks,
  onError: (error: unknown) => void = () => undefined,
) {
  const tickets = await openTickets(db);
  const merchants = await openMerchants(connection);
  const claims = await createMerchantClaims(db, merchants, now);
  const figures = createLiveFigures(createFiguresReader(db, tickets), {
    maxAgeMs: FIGURES_MAX_AGE_MS,
    clock,
    loadTickets: createTicketReader(tickets),
    readOutline: createOutlineReader(db, tickets),
  });
  const queues = await createQueues(connection);
  const catalog = await createCatalog(connection, { now, clock });
  const readCategoryWords = async () => (await catalog.read()).categoryWords;
  const found = createMerchants({ merchants, claims, readCategoryWords }, clock);
  const cached = cacheMerchants(found, queues, clock);
  const counters = await createCounters({ db, now, runsOn: runsOnOf(cached) });
  const days = cacheCounters(counters, figures, clock);
  const held = createTicketStores({ tickets, figures, onError }, clock);
  const people = createPeople(db, tickets, now);
  const records = { record: held.record, recordAbandoned: figures.record };
  const lineUp = await createLineUpStores({ db, tickets, now }, records);
  return {
    ...(await createSmallStores(db, { now, clock })),
    merchants: cached.merchants,
    merchantFlags: createFlags(merchants, cached.invalidate),
    queues: cached.queues,
    counters: days,
    counterStates: cacheCounterStates(await createCounterStates(db, now), figures),
    catalog,
    ...held.stores,
    ticketLists: createTicketLists(tickets),
    rollUps: await createRollUps(db, tickets),
    sideEffects: createSideEffects(tickets),
    deskCommands: createDeskCommands(tickets, lineUp.allowanceSlots),
    ticketMoves: createTicketMoves(tickets),
    groupCalls: await createGroupCalls(db, tickets, held.record),
    people: {
      ...people,
      stripTickets: afterWrite(people.stripTickets, held.invalidateAll),
    },
    ...createMerchantStores({ db, tickets, merchants, claims, cached }),
    ...lineUp,
    invalidateCounter: held.invalidate,
    ...(await createWebhookStores(db, tickets, now)),
    /** Records a ticket after a change, so that figures need not be counted again. */
    recordTicket: held.record,
    ...followOthers({ merchants: cached, tickets: held, counters: days }),
    popularity: createPopularity(db, merchants, now),
    figures,
  };
}

/** Whether a place stays open between a day of a queue and the previous one, according to its current hours. */
function runsOnOf({ merchants, queues }: ReturnType<typeof cacheMerchants>): RunsOn {
  return async ({ queueId, merchantId, date }) => {
    const [merchant, queue] = await Promise.all([
      merchants.find(merchantId),
      queues.find(queueId, merchantId),
    ]);
    return merchant && queue && runsOn(merchant, dateAfter(date, -1)) ? queue : null;
  };
}

function createFlags(merchants: MerchantModel, invalidate: (id: number) => void) {
  const flags = createMerchantFlags(merchants);
  return {
    ...flags,
    setNextWebhook: afterWrite(flags.setNextWebhook, invalidate),
    giveNextWebhookUp: afterWrite(flags.giveNextWebhookUp, invalidate),
    setHasWebhooks: afterWrite(flags.setHasWebhooks, invalidate),
  };
}

async function createWebhookStores(
  db: Db,
  tickets: Awaited<ReturnType<typeof openTickets>>,
  now: () => Date,
) {
  return {
    webhooks: await createWebhooks(db, now),
    dueEvents: await createDueEvents(db, tickets),
    deliveries: await createDeliveries(db, now),
  };
}

async function createSmallStores(db: Db, { now, clock }: Clocks) {
  return {
    ids: await createIds(db),
    idempotencyRecords: await createIdempotencyRecords(db, now),
    outbox: await createOutbox<OutboxItem>(db, now),
    turns: await createTurns(db),
    familyTurns: await createTurns(db, 'familyTurns'),
    sendAways: await createSendAways(db),
    desks: await createDesks(db, clock),
    ...(await createDeviceStores(db, now)),
    activities: await createActivities(db),
    apiKeys: await createApiKeys(db, now),
    invitations: await createInvitations(db, now),
    franchiseInvitations: await createFranchiseInvitations(db, now),
    lastMerchants: await createLastMerchants(db),
    leases: await createLeases(db),
    checkpoints: await createCheckpoints(db),
    walletTickets: await createWalletTickets(db),
    statusPages: await createStatusPages(db),
    ticketOffers: await createTicketOffers(db),
    ticketNotices: await createTicketNotices(db),
  };
}
