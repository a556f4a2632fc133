import { OPENING_DROP_MS } from '@turno/shared-types/constants';
import { useEffect, useEffectEvent } from 'react';
import { type DraftRow, dropClosed } from './opening-draft.ts';

/** Takes the slots of days that were switched off out of a draft, a moment later. */
export function useDropClosed(rows: readonly DraftRow[], change: (rows: DraftRow[]) => void): void {
  const closing = rows.flatMap(({ isClosing, key }) => (isClosing ? key : [])).join();
  const drop = useEffectEvent(() => change(dropClosed(rows)));
  useEffect(() => {
    if (closing === '') return;
    // until then the slots of a day that was switched off can be had back.
    const timer = setTimeout(drop, OPENING_DROP_MS);
    return () => clearTimeout(timer);
  }, [closing]);
}
