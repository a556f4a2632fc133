import type { PassRef } from '@turno/shared-ui/booking';
import { useState } from 'react';
import type { Candidate } from './pass-queue-view.ts';

/** The selected people, each with one of the passes that can be used now. */
export function useSelection(listed: readonly Candidate[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const usable = listed.flatMap(({ owner, usable: [first] }) =>
    first ? [{ id: owner.id, passId: first.id }] : [],
  );
  // A pass may have been used on another phone since it was selected.
  const refs = listed.flatMap<PassRef>(({ owner, usable: passes }) => {
    const passId = chosen.get(owner.id);
    return passId !== undefined && passes.some(({ id }) => id === passId)
      ? [{ id: owner.id, passId }]
      : [];
  });
  const isAll = refs.length > 0 && refs.length === usable.length;
  const choose = (ownerId: number, passId: number | null) => {
    const next = new Map(chosen);
    if (passId === null) next.delete(ownerId);
    else next.set(ownerId, passId);
    setChosen(next);
  };
  const chooseAll = () =>
    setChosen(isAll ? new Map() : new Map(usable.map(({ id, passId }) => [id, passId])));
  return { refs, isAll, choose, chooseAll };
}
