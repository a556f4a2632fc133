import { type Opening, saveOpeningsCall } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { merchantsAtom, refreshAtom } from '../shared/merchant-atoms.ts';
import { changesOf, type DraftRow } from '../shared/week-hours/opening-draft.ts';

type Draft = {
  merchantId: number;
  rows: readonly DraftRow[];
  /** Whether the draft replaces a stored row. */
  isMeant: (opening: Opening) => boolean;
};

/** MER-059: saves all changes at once, relative to what is stored at this moment. */
export const saveOpeningsAtom = atom(
  null,
  async (get, set, { merchantId, rows, isMeant }: Draft): Promise<void> => {
    const stored = get(merchantsAtom).find(({ id }) => id === merchantId)?.openings ?? [];
    try {
      await send(get(httpAtom), saveOpeningsCall, {
        params: { merchantId },
        body: { openings: changesOf(stored.filter(isMeant), rows) },
      });
    } finally {
      // After an error too: another manager may have deleted a row.
      set(refreshAtom);
    }
  },
);
