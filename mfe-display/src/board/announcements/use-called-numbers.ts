import { BOARD_FLASH_MS } from '@turno/shared-types/constants';
import { useEffect, useRef, useState } from 'react';
import type { DeskNumber, Panel } from '../panel/panel-view.ts';

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

export type CalledNumber = {
  queueId: number;
  queueName: string;
  number: string;
  desk: string | null;
  isNamed: boolean;
};

type Shown = Pick<
  Panel,
  'queueId' | 'name' | 'number' | 'calledAt' | 'desks' | 'state' | 'isNamed'
>;

/**
 * Numbers that were called between two states of the board (DIS-006). `before` is `null` for the first state: its numbers
 * were called before the board started. Of several desks each call counts, the oldest first (S-20). A number that is called
 * again counts again; one that is back on show because a later call was taken back does not (S-21).
 */
export function calledNumbers(
  before: readonly Shown[] | null,
  after: readonly Shown[],
): CalledNumber[] {
  if (before === null) return [];
  return after.flatMap((panel) => {
    const { queueId, name: queueName, isNamed } = panel;
    const known = before.find((each) => each.queueId === queueId);
    if (!known) return [];
    const old = servedOf(known);
    return servedOf(panel)
      .filter((call) => !old.some((each) => isSame(each, call) || isLater(each, call)))
      .toReversed()
      .map(({ number, desk }) => ({ queueId, queueName, isNamed, number, desk }));
  });
}

/** What a panel shows as served: the calls of its desks, or its one number. */
function servedOf({ number, calledAt, desks }: Shown): readonly DeskNumber[] {
  if (number === null) return [];
  return desks.length > 0 ? desks : [{ number, calledAt, desk: null }];
}

function isSame(one: DeskNumber, other: DeskNumber): boolean {
  const isSameCall = one.calledAt === other.calledAt || one.calledAt === null;
  const isSameDesk = one.desk === other.desk || one.desk === null;
  return one.number === other.number && isSameCall && isSameDesk;
}

function isLater(one: DeskNumber, other: DeskNumber): boolean {
  if (one.desk !== other.desk || one.calledAt === null || other.calledAt === null) return false;
  return one.calledAt > other.calledAt;
}

/** The queues whose number moved: these flash (DIS-007). */
function queueIdsOf(called: readonly CalledNumber[]): ReadonlySet<number> {
  return new Set(called.map(({ queueId }) => queueId));
}
