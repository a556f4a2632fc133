import { BOARD_FLASH_MS } from '@turno/shared-types/constants';
import { useEffect, useRef, useState } from 'react';
import type { Panel } from '../panel/panel-view.ts';

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

export type CalledNumber = { queueId: number; queueName: string; number: string; isNamed: boolean };

type Shown = Pick<Panel, 'queueId' | 'name' | 'number' | 'state' | 'isNamed'>;

/**
 * Numbers that were called between two states of the board (DIS-006). `before` is `null` for the first state: its numbers
 * were called before the board started.
 */
export function calledNumbers(
  before: readonly Shown[] | null,
  after: readonly Shown[],
): CalledNumber[] {
  if (before === null) return [];
  return after.flatMap(({ queueId, name, number, isNamed }) => {
    const known = before.find((panel) => panel.queueId === queueId);
    if (!known || number === null || number === known.number) return [];
    return [{ queueId, queueName: name, number, isNamed }];
  });
}

/** The queues whose number moved: these flash (DIS-007). */
function queueIdsOf(called: readonly CalledNumber[]): ReadonlySet<number> {
  return new Set(called.map(({ queueId }) => queueId));
}
