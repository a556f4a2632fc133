import { groupBy } from '../evidence/history.ts';
import { runDesk, runSharedDesk } from './desks.ts';
import { runFamilies } from './families.ts';
import { runGuest } from './guests.ts';
import type { Run } from './operations.ts';

/** Runs all clients at once: guests until there are enough line-ups with desks until the last of them, and families. */
export async function runWorkload(run: Run, seed: number): Promise<void> {
  await Promise.all([runQueues(run, seed), runFamilies(run, seed)]);
}

async function runQueues(run: Run, seed: number): Promise<void> {
  const { targets, guestIds } = run.scenario;
  const shared = targets.filter(({ calls }) => calls === 'shared');
  const desks = [
    ...targets.map((target) => runDesk(run, seed, target)),
    ...[...groupBy(shared, ({ merchantId }) => String(merchantId)).values()].flatMap((some) =>
      some.map((_, desk) => runSharedDesk(run, seed, { targets: some, desk })),
    ),
  ];
  await Promise.all(guestIds.map((userId) => runGuest(run, seed, userId)));
  run.isOver = true;
  await Promise.all(desks);
}
