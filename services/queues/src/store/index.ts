import type { Db } from 'mongodb';
import { createCalls } from './calls.ts';
import { createCatalog } from './catalog.ts';
import { createCounters } from './counters.ts';
import { createFiguresReader } from './figures.ts';
import { createIds } from './ids.ts';
import { createLeases } from './leases.ts';
import { createLedgers } from './ledgers.ts';
import { createLineUpSteps } from './line-up-steps.ts';
import { createMarks } from './marks.ts';
import { createMerchants } from './merchants.ts';
import { createQueues } from './queues.ts';
import { createSharedRead } from './shared-read.ts';
import { createSnapshots } from './snapshots.ts';
import { createTickets, openTickets } from './tickets.ts';

export type Store = Awaited<ReturnType<typeof createStore>>;

type Clocks = {
  now: () => Date;
  /** Milliseconds that only go forward. */
  clock: () => number;
  /** How long after its reservation a number may be allocated; ten seconds unless told. */
  reservationMs?: number;
};

/** How old a waiting figure may be that several people share. */
const FIGURES_MAX_AGE_MS = 500;
const BUSYNESS_MAX_AGE_MS = 5_000;
const DAY_MS = 86_400_000;

/** Makes the indexes and answers the verbs; nothing outside this folder speaks Mongo. */
export async function createStore(db: Db, { now, clock, reservationMs }: Clocks) {
  const tickets = await openTickets(db);
  const ledgers = await createLedgers(db, reservationMs);
  const counters = await createCounters(db, now);
  return {
    ids: createIds(db),
    merchants: await createMerchants(db),
    queues: await createQueues(db),
    counters,
    catalog: createCatalog(db, clock),
    tickets: createTickets(tickets),
    calls: createCalls(tickets),
    ledgers,
    leases: createLeases(db),
    marks: createMarks(db),
    steps: createLineUpSteps({ db, tickets, ledgers }),
    /** Numbers handed out in these days, by merchant: the order of the merchant list. */
    busyness: createSharedRead(() => counters.issuedByMerchant(datesAround(now())), {
      maxAgeMs: BUSYNESS_MAX_AGE_MS,
      clock,
    }),
    figures: createSnapshots(createFiguresReader(db, tickets), {
      maxAgeMs: FIGURES_MAX_AGE_MS,
      clock,
    }),
  };
}

/** The dates it is now, somewhere. */
function datesAround(now: Date): string[] {
  const shifts = [-DAY_MS, 0, DAY_MS];
  return shifts.map((shift) => new Date(now.getTime() + shift).toISOString().slice(0, 10));
}
