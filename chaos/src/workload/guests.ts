import { type Chance, seeded } from '../random.ts';
import { type Held, lineUp, type Play, remove, think } from './operations.ts';
import type { Place } from './scenario.ts';

/** More queues than anybody may wait in. */
const BURST = 10;
const THINK_MS = 60;

/** One guest who takes and leaves numbers, impatiently and sometimes twice, until the run has taken enough. */
export async function playGuest(play: Play, seed: number, userId: number): Promise<void> {
  const chance = seeded(seed, `guest ${userId}`);
  const actor = { play, userId, token: play.scene.tokenOf(userId, 'ROLE_GUEST'), chance };
  const held: Held[] = [];
  const takeAll = async (wishes: { place: Place; key: string }[]) => {
    play.lineUpsLeft -= wishes.length;
    const taken = await Promise.all(wishes.map(({ place, key }) => lineUp(actor, place, key)));
    for (const ticket of taken) if (ticket) held.push(ticket);
  };
  while (play.lineUpsLeft > 0) {
    await takeAll(wishesOf(play, chance, held));
    while (held.length > 0 && chance.happens(held.length > 4 ? 0.7 : 0.35)) {
      const [left] = held.splice(chance.below(held.length), 1);
      // Some press twice, some take the number again at once.
      if (left)
        await Promise.all([
          remove(actor, left),
          ...(chance.happens(0.1) ? [remove(actor, left)] : []),
        ]);
    }
    await think(chance, THINK_MS);
  }
}

/** What a guest wants next. */
function wishesOf(
  { scene }: Play,
  chance: Chance,
  held: readonly Held[],
): { place: Place; key: string }[] {
  const place = chance.pick(scene.places);
  const key = chance.key();
  const kind = chance.share();
  // A double click, and the same person in two windows.
  if (kind < 0.15)
    return [
      { place, key },
      { place, key },
    ];
  if (kind < 0.25)
    return [
      { place, key },
      { place, key: chance.key() },
    ];
  if (kind < 0.31)
    return chance.some(scene.places, BURST).map((each) => ({ place: each, key: chance.key() }));
  const earlier = held[chance.below(Math.max(held.length, 1))];
  // An answer that never reached the page: it asks again much later.
  if (kind < 0.35 && earlier) return [{ place: earlier.place, key: earlier.key }];
  return [{ place, key }];
}
