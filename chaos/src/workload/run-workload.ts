import { groupBy } from '../evidence/history.ts';
import { playDesk, playTurns } from './desks.ts';
import { playGuest } from './guests.ts';
import type { Play } from './operations.ts';

/** Everybody at once: guests until they have taken enough numbers, desks until the last guest is done. */
export async function playPeople(play: Play, seed: number): Promise<void> {
  const { places, guestIds } = play.scene;
  const inTurn = places.filter(({ calls }) => calls === 'in turn');
  const desks = [
    ...places.map((place) => playDesk(play, seed, place)),
    ...[...groupBy(inTurn, ({ merchantId }) => String(merchantId)).values()].flatMap((some) =>
      some.map((_, desk) => playTurns(play, seed, { places: some, desk })),
    ),
  ];
  await Promise.all(guestIds.map((userId) => playGuest(play, seed, userId)));
  play.isOver = true;
  await Promise.all(desks);
}
