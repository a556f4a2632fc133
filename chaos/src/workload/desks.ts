import { type Chance, seeded } from '../random.ts';
import { callInTurn, callNext, change, checkIn, type Play, think } from './operations.ts';
import type { Place } from './scenario.ts';

const THINK_MS = 250;
const SHUT_MS = 700;
const MANY_PEOPLE = 7;

/** The desk of one queue, which calls, closes and pauses, and the doors where those it called are let in. */
export async function playDesk(play: Play, seed: number, place: Place): Promise<void> {
  const chance = seeded(seed, `desk ${place.queueId}`);
  const token = play.scene.tokenOf(place.managerId, 'ROLE_MERCHANT');
  const actor = { play, userId: place.managerId, token, chance };
  const doors: Promise<void>[] = [];
  let served = 0;
  while (!play.isOver) {
    const kind = chance.share();
    if (kind < 0.05) await shut(actor, place, 'close');
    else if (kind < 0.1) await shut(actor, place, 'pause');
    else if (place.calls !== 'in turn') {
      const before = served;
      const people = place.calls === 'group' ? { people: 1 + chance.below(MANY_PEOPLE) } : {};
      const answers = await Promise.all(
        pressesOf(chance, served).map((press) => callNext(actor, place, { ...press, ...people })),
      );
      served = Math.max(served, ...answers.map((answer) => answer ?? 0));
      if (served > before && chance.happens(0.3))
        doors.push(
          letIn({ ...actor, chance: seeded(seed, `door ${chance.key()}`) }, place, served),
        );
    }
    await think(chance, THINK_MS);
  }
  await Promise.all(doors);
}

/** One desk of those that share the automatic queues of a merchant; it presses once, twice, or at two counters at once. */
export async function playTurns(
  play: Play,
  seed: number,
  { places, desk }: { places: readonly Place[]; desk: number },
): Promise<void> {
  const [first] = places;
  if (!first) return;
  const { merchantId, managerId } = first;
  const chance = seeded(seed, `turns ${merchantId} ${desk}`);
  const token = play.scene.tokenOf(managerId, 'ROLE_MERCHANT');
  const actor = { play, userId: managerId, token, chance };
  const doors: Promise<void>[] = [];
  while (!play.isOver) {
    const [key, other] = [chance.key(), chance.key()];
    const keys = chance.pick([[key], [key], [key, key], [key, other]]);
    const calls = await Promise.all(keys.map((each) => callInTurn(actor, merchantId, each)));
    for (const called of calls) {
      const place = places.find(({ queueId }) => queueId === called?.queueId);
      if (!called || !place || !chance.happens(0.3)) continue;
      const door = { ...actor, chance: seeded(seed, `door ${chance.key()}`) };
      doors.push(letIn(door, place, called.number));
    }
    await think(chance, THINK_MS);
  }
  await Promise.all(doors);
}

type Actor = { play: Play; userId: number; token: string; chance: Chance };

/** One press, a double click, or two counters that both saw the same number. */
function pressesOf(chance: Chance, served: number): { key: string; expected?: number }[] {
  const kind = chance.share();
  const key = chance.key();
  if (kind < 0.12) return [{ key }, { key }];
  if (kind < 0.24)
    return [
      { key, expected: served },
      { key: chance.key(), expected: served },
    ];
  return [{ key }];
}

async function shut(actor: Actor, place: Place, how: 'close' | 'pause'): Promise<void> {
  await change(actor, place, how);
  await think(actor.chance, SHUT_MS);
  await change(actor, place, how === 'close' ? 'reopen' : 'resume');
}

/** The same ticket at two gates at once, one of which scans twice. */
async function letIn(actor: Actor, place: Place, number: number): Promise<void> {
  const held = { place, counterId: place.counterId, number };
  const [first, second] = [actor.chance.key(), actor.chance.key()];
  await Promise.all([first, second, first].map((key) => checkIn(actor, held, key)));
}
