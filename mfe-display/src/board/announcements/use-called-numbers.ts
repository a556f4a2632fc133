import { BOARD_FLASH_MS } from '@turno/shared-types/constants';
import { useEffect, useRef, useState } from 'react';
import type { Panel } from '../panel/panel-view.ts';
import { type CalledNumber, calledNumbers, queueIdsOf } from './called-numbers.ts';

const NONE: ReadonlySet<number> = new Set();

/** Reports newly called numbers to `onCalled` and returns the queues that flash (DIS-007). */
export function useCalledNumbers(
  panels: readonly Panel[],
  onCalled: (called: readonly CalledNumber[]) => void,
): ReadonlySet<number> {
  const before = useRef<readonly Panel[] | null>(null);
  const [flashing, setFlashing] = useState(NONE);
  useEffect(() => {
    const called = calledNumbers(before.current, panels);
    before.current = panels;
    if (called.length === 0) return;
    onCalled(called);
    setFlashing(queueIdsOf(called));
  }, [panels, onCalled]);
  useEffect(() => {
    if (flashing.size === 0) return;
    const timer = setTimeout(() => setFlashing(NONE), BOARD_FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashing]);
  return flashing;
}
