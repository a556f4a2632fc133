import { createRandom, type Random } from '../random.ts';
import { type HeldTicket, lineUp, type Run, remove, think } from './operations.ts';
import type { TargetQueue } from './scenario.ts';

/** More queues than one person may wait in. */
const BURST = 10;
const THINK_MS = 60;

/** One guest who joins and leaves queues, sometimes with duplicate requests, until the run has enough line-ups. */
export async function runGuest(run: Run, seed: number, userId: number): Promise<void> {
  const random = createRandom(seed, `guest ${userId}`);
  const actor = { run, userId, token: run.scenario.tokenOf(userId, 'ROLE_GUEST'), random };
  const held: HeldTicket[] = [];
  const takeAll = async (joins: { target: TargetQueue; key: string }[]) => {
    run.lineUpsLeft -= joins.length;
    const taken = await Promise.all(joins.map(({ target, key }) => lineUp(actor, target, key)));
    for (const ticket of taken) if (ticket) held.push(ticket);
  };
  while (run.lineUpsLeft > 0) {
    await takeAll(nextJoins(run, random, held));
    while (held.length > 0 && random.happens(held.length > 4 ? 0.7 : 0.35)) {
      const [left] = held.splice(random.below(held.length), 1);
      // Some send the removal twice.
      if (left)
        await Promise.all([
          remove(actor, left),
          ...(random.happens(0.1) ? [remove(actor, left)] : []),
        ]);
    }
    await think(random, THINK_MS);
  }
}

/** The requests a guest sends next. */
function nextJoins(
  { scenario }: Run,
  random: Random,
  held: readonly HeldTicket[],
): { target: TargetQueue; key: string }[] {
  const target = random.pick(scenario.targets);
  const key = random.key();
  const kind = random.share();
  // A double click: two requests under one key. Then the same person in two windows: two keys.
  if (kind < 0.15)
    return [
      { target, key },
      { target, key },
    ];
  if (kind < 0.25)
    return [
      { target, key },
      { target, key: random.key() },
    ];
  if (kind < 0.31)
    return random
      .sample(scenario.targets, BURST)
      .map((each) => ({ target: each, key: random.key() }));
  const earlier = held[random.below(Math.max(held.length, 1))];
  // A late retry, as after an answer that never reached the page.
  if (kind < 0.35 && earlier) return [{ target: earlier.target, key: earlier.key }];
  return [{ target, key }];
}
