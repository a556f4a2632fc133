import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { doubled, overAllowance, tell } from '../checks/allowances.ts';
import { overbooked, tellSeats } from '../checks/seats.ts';
import type { Limits, Sighting, TicketRow } from './evidence.ts';
import { readSeated, readServed, readWaiting } from './snapshot.ts';

const EVERY_MS = 700;

export type Sampler = {
  sightings: Sighting[];
  /** How many looks found the database there. */
  looks(): number;
  stop(): Promise<void>;
};

/** Looks at the database while the run goes on; what it says it saw was certainly so at one moment. */
export function startSampler(db: Db, limits: Limits): Sampler {
  const sightings: Sighting[] = [];
  const served = new Map<number, number>();
  let looks = 0;
  let isOver = false;
  const look = async () => {
    const waiting = await readWaiting(db);
    const stillWaiting = (ids: string[]) => readWaiting(db, ids);
    await report(sightings, 'I4', doubled(waiting), { tell, look: stillWaiting });
    const held = overAllowance(waiting, limits);
    await report(sightings, 'I5', held, { tell, look: stillWaiting });
    const shows = [...limits.seatsOf.keys()];
    const crowded = overbooked(await readSeated(db, shows), limits);
    const stillSeated = (ids: string[]) => readSeated(db, shows, ids);
    await report(sightings, 'I17', crowded, { tell: tellSeats, look: stillSeated });
    for (const [counterId, current] of await readServed(db)) {
      const before = served.get(counterId) ?? 0;
      if (current < before) {
        sightings.push({
          check: 'I11',
          what: `counter ${counterId} went from ${before} back to ${current}`,
        });
      }
      if (current < 0)
        sightings.push({ check: 'I6', what: `counter ${counterId} serves ${current}` });
      served.set(counterId, current);
    }
    looks += 1;
  };
  const running = (async () => {
    while (!isOver) {
      // While the database is away there is nothing to see.
      await look().catch(() => undefined);
      await wait(EVERY_MS);
    }
  })();
  return {
    sightings,
    looks: () => looks,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

/**
 * A look takes a while, so tickets it saw may never have waited together. Tickets wait once, and are removed once: those
 * that a second look finds all as they were stood so all at once in between.
 */
async function report(
  sightings: Sighting[],
  check: string,
  groups: TicketRow[][],
  again: {
    tell: (tickets: TicketRow[]) => string;
    look: (ids: string[]) => Promise<TicketRow[]>;
  },
): Promise<void> {
  for (const tickets of groups) {
    const still = await again.look(tickets.map(({ id }) => id));
    if (still.length === tickets.length)
      sightings.push({ check, what: `${again.tell(tickets)}, during the run` });
  }
}
