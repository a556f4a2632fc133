import type { BusEvent } from '@turno/shared-types';
import type { Db } from 'mongodb';
import { createGroupCalls, createTurns } from './calling/index.ts';
import {
  createCheckpoints,
  createIdempotencyRecords,
  createIds,
  createLeases,
  invalidating,
} from './core/index.ts';
import { createFiguresReader, createLiveFigures, keepCounters } from './figures/index.ts';
import { createLineUpSteps, createPassWork } from './line-up/index.ts';
import {
  createCatalog,
  createLastMerchants,
  createMerchantFlags,
  createMerchants,
  createPopularity,
  keepPlaces,
  openMerchants,
} from './merchants/index.ts';
import { createOutbox } from './notifications/index.ts';
import { createPeople } from './people/index.ts';
import {
  createAllowances,
  createCounterStates,
  createCounters,
  openTickets,
} from './queue-days/index.ts';
import { createQueues } from './queues/index.ts';
import { createCreations } from './registration/index.ts';
import { createCalls, createTicketLists, createTickets, keepTickets } from './tickets/index.ts';

export type Store = Awaited<ReturnType<typeof createStore>>;

type Clocks = {
  now: () => Date;
  /** Milliseconds that only go forward. */
  clock: () => number;
};

/** Figures follow what is written; now and then they are counted anew all the same. */
const FIGURES_MAX_AGE_MS = 10_000;
const TICKETS_MAX_AGE_MS = 10_000;
const TICKETS_KEPT = 5_000;
const PLACES_MAX_AGE_MS = 1_000;

/** Makes the indexes and answers the verbs; nothing outside this folder speaks Mongo. */
export async function createStore(db: Db, { now, clock }: Clocks) {
  const tickets = await openTickets(db);
  const counters = await createCounters(db, now);
  const allowances = await createAllowances({ db, tickets, now });
  const merchants = await openMerchants(db);
  const figures = createLiveFigures(createFiguresReader(db, tickets), {
    maxAgeMs: FIGURES_MAX_AGE_MS,
    clock,
  });
  const age = { maxAgeMs: PLACES_MAX_AGE_MS, clock };
  const places = keepPlaces(createMerchants(merchants, clock), await createQueues(db), age);
  const kept = keepTickets(
    { tickets: createTickets(tickets), calls: createCalls(tickets), figures },
    { maxAgeMs: TICKETS_MAX_AGE_MS, maxKept: TICKETS_KEPT, clock },
  );
  return {
    ids: createIds(db),
    idempotencyRecords: await createIdempotencyRecords(db, now),
    outbox: await createOutbox(db, now),
    turns: await createTurns(db),
    merchants: places.merchants,
    creations: invalidating(createCreations(merchants), places.invalidate),
    lastMerchants: createLastMerchants(db),
    merchantFlags: invalidating(createMerchantFlags(db), places.invalidate),
    queues: places.queues,
    counters: keepCounters(counters, figures),
    counterStates: invalidating(await createCounterStates(db), figures.invalidateAll, [
      'endSpreading',
    ]),
    catalog: createCatalog(db, clock),
    tickets: kept.tickets,
    ticketLists: createTicketLists(tickets),
    calls: kept.calls,
    passWork: await createPassWork(tickets),
    groupCalls: invalidating(await createGroupCalls(db, tickets), kept.invalidateAll, [
      'begin',
      'end',
    ]),
    people: invalidating(createPeople(db, tickets), kept.invalidateAll),
    leases: createLeases(db),
    checkpoints: createCheckpoints(db),
    steps: createLineUpSteps({ db, tickets, allowances, record: kept.record, now }),
    allowances,
    /** Takes note of a ticket as it stands after a change, so that figures need not be counted anew. */
    recordTicket: kept.record,
    onEvent: eventHandler({
      invalidateMerchants: places.invalidate,
      invalidateCounter: kept.invalidate,
    }),
    /** Forgets everything that is kept: others' changes could not be heard for a while. */
    invalidateAll(): void {
      places.invalidate();
      kept.invalidateAll();
    },
    popularity: createPopularity(db, merchants, now),
    figures,
  };
}

type Keepers = { invalidateMerchants: () => void; invalidateCounter: (counterId: number) => void };

/** What a change makes old: of queues only what others did, for what this process did is noted. */
function eventHandler({ invalidateMerchants, invalidateCounter }: Keepers) {
  return (event: BusEvent, { isOwn }: { isOwn: boolean }): void => {
    if (event.type === 'merchant-changed') invalidateMerchants();
    if (!isOwn && 'queueDailyCounterId' in event) invalidateCounter(event.queueDailyCounterId);
  };
}
