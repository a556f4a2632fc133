import { createRandom, type Random } from '../random.ts';
import { callNext, callNextShared, change, checkIn, type Run, think } from './operations.ts';
import type { TargetQueue } from './scenario.ts';

const THINK_MS = 250;
const CLOSED_MS = 700;
const LARGEST_GROUP = 7;

/** The desk of one queue: it calls, closes and pauses, and checks in some of the tickets it called. */
export async function runDesk(run: Run, seed: number, target: TargetQueue): Promise<void> {
  const random = createRandom(seed, `desk ${target.queueId}`);
  const token = run.scenario.tokenOf(target.managerId, 'ROLE_MERCHANT');
  const actor = { run, userId: target.managerId, token, random };
  const checkIns: Promise<void>[] = [];
  let served = 0;
  while (!run.isOver) {
    const kind = random.share();
    if (kind < 0.05) await closeForAWhile(actor, target, 'close');
    else if (kind < 0.1) await closeForAWhile(actor, target, 'pause');
    else if (target.calls !== 'shared') {
      const before = served;
      const people = target.calls === 'group' ? { people: 1 + random.below(LARGEST_GROUP) } : {};
      const answers = await Promise.all(
        nextCommands(random, served).map((command) =>
          callNext(actor, target, { ...command, ...people }),
        ),
      );
      served = Math.max(served, ...answers.map((answer) => answer ?? 0));
      if (served > before && random.happens(0.3))
        checkIns.push(
          checkInAtTwoGates(
            { ...actor, random: createRandom(seed, `gate ${random.key()}`) },
            target,
            served,
          ),
        );
    }
    await think(random, THINK_MS);
  }
  await Promise.all(checkIns);
}

/** One of the desks that share a merchant's automatic queues; it sends one command, a duplicate, or two at once. */
export async function runSharedDesk(
  run: Run,
  seed: number,
  { targets, desk }: { targets: readonly TargetQueue[]; desk: number },
): Promise<void> {
  const [first] = targets;
  if (!first) return;
  const { merchantId, managerId } = first;
  const random = createRandom(seed, `shared desk ${merchantId} ${desk}`);
  const token = run.scenario.tokenOf(managerId, 'ROLE_MERCHANT');
  const actor = { run, userId: managerId, token, random };
  const checkIns: Promise<void>[] = [];
  while (!run.isOver) {
    const [key, other] = [random.key(), random.key()];
    const keys = random.pick([[key], [key], [key, key], [key, other]]);
    const calls = await Promise.all(keys.map((each) => callNextShared(actor, merchantId, each)));
    for (const called of calls) {
      const target = targets.find(({ queueId }) => queueId === called?.queueId);
      if (!called || !target || !random.happens(0.3)) continue;
      const gate = { ...actor, random: createRandom(seed, `gate ${random.key()}`) };
      checkIns.push(checkInAtTwoGates(gate, target, called.number));
    }
    await think(random, THINK_MS);
  }
  await Promise.all(checkIns);
}

type Actor = { run: Run; userId: number; token: string; random: Random };

/** One command, a double click, or the commands of two desks that saw the same number. */
function nextCommands(random: Random, served: number): { key: string; expected?: number }[] {
  const kind = random.share();
  const key = random.key();
  if (kind < 0.12) return [{ key }, { key }];
  if (kind < 0.24)
    return [
      { key, expected: served },
      { key: random.key(), expected: served },
    ];
  return [{ key }];
}

async function closeForAWhile(
  actor: Actor,
  target: TargetQueue,
  how: 'close' | 'pause',
): Promise<void> {
  await change(actor, target, how);
  await think(actor.random, CLOSED_MS);
  await change(actor, target, how === 'close' ? 'reopen' : 'resume');
}

/** The same ticket at two gates at once, one of which scans twice. */
async function checkInAtTwoGates(actor: Actor, target: TargetQueue, number: number): Promise<void> {
  const held = { target, counterId: target.counterId, number };
  const [first, second] = [actor.random.key(), actor.random.key()];
  await Promise.all([first, second, first].map((key) => checkIn(actor, held, key)));
}
