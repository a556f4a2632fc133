import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '@turno/kit';
import { type Db, MongoError } from 'mongodb';
import type { Limits, Observation, TicketRow } from '../evidence/evidence.ts';
import { type ReadDatabase, readSeated, readServed, readWaiting } from '../evidence/snapshot.ts';
import { describeTickets, duplicates, overAllowance } from './allowances.ts';
import { describeOverbooking, overbooked } from './seats.ts';

const EVERY_MS = 700;

export type Sampler = {
  observations: Observation[];
  /** How many samples reached the database. */
  samples(): number;
  stop(): Promise<void>;
};

/** Samples the database during the run and records violations that were certainly true at one moment. */
export function startSampler(readDatabase: ReadDatabase, limits: Limits): Sampler {
  const observations: Observation[] = [];
  const served = new Map<number, number>();
  let samples = 0;
  let isOver = false;
  let defect: unknown = null;
  const sample = async (db: Db) => {
    const waiting = await readWaiting(db);
    const stillWaiting = (ids: string[]) => readWaiting(db, ids);
    await report(observations, 'I4', duplicates(waiting), {
      describeTickets,
      readAgain: stillWaiting,
    });
    const held = overAllowance(waiting, limits);
    await report(observations, 'I5', held, { describeTickets, readAgain: stillWaiting });
    const shows = [...limits.seatsOf.keys()];
    const crowded = overbooked(await readSeated(db, shows), limits);
    const stillSeated = (ids: string[]) => readSeated(db, shows, ids);
    await report(observations, 'I17', crowded, {
      describeTickets: describeOverbooking,
      readAgain: stillSeated,
    });
    for (const [counterId, current] of await readServed(db)) {
      const before = served.get(counterId) ?? 0;
      if (current < before) {
        observations.push({
          check: 'I11',
          what: `counter ${counterId} went from ${before} back to ${current}`,
        });
      }
      if (current < 0)
        observations.push({ check: 'I6', what: `counter ${counterId} serves ${current}` });
      served.set(counterId, current);
    }
    samples += 1;
  };
  const running = (async () => {
    while (!isOver) {
      await readDatabase(sample).catch((error: unknown) => {
        // The faults of the run reach the database too. Any other error is a defect of the sampler.
        if (!(error instanceof MongoError || isDatabaseAway(error))) defect ??= error;
      });
      await wait(EVERY_MS);
    }
  })();
  return {
    observations,
    samples: () => samples,
    async stop() {
      isOver = true;
      await running;
      if (defect !== null) throw defect;
    },
  };
}

/**
 * Records groups of tickets that violate a limit. A read takes time, so its tickets may never have waited together. No
 * ticket waits a second time: when a second read finds all of them still waiting, they waited together between the two.
 */
async function report(
  observations: Observation[],
  check: string,
  groups: TicketRow[][],
  group: {
    describeTickets: (tickets: TicketRow[]) => string;
    readAgain: (ids: string[]) => Promise<TicketRow[]>;
  },
): Promise<void> {
  for (const tickets of groups) {
    const still = await group.readAgain(tickets.map(({ id }) => id));
    if (still.length === tickets.length)
      observations.push({ check, what: `${group.describeTickets(tickets)}, during the run` });
  }
}
