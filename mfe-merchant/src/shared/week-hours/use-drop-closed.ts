import { OPENING_DROP_MS } from '@turno/shared-types/constants';
import { useEffect, useEffectEvent } from 'react';
import { type DraftRow, dropClosed } from './opening-draft.ts';

/** Removes the slots of days that were switched off from a draft, after a moment. */
export function useDropClosed(rows: readonly DraftRow[], change: (rows: DraftRow[]) => void): void {
  const closing = rows.flatMap(({ isClosing, key }) => (isClosing ? key : [])).join();
  const drop = useEffectEvent(() => change(dropClosed(rows)));
  useEffect(() => {
    if (closing === '') return;
    // until then, switching the day on again restores its slots.
    const timer = setTimeout(drop, OPENING_DROP_MS);
    return () => clearTimeout(timer);
  }, [closing]);
}
