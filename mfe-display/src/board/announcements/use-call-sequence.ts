import { BOARD_FLASH_MS } from '@turno/shared-types/constants';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Panel } from '../panel/panel-view.ts';
import { type CalledNumber, nextCalls } from './called-numbers.ts';

/** A call stays in front at least this long: its flash, and a rest, so that the next flash can be told apart. */
const SHORTEST_CALL_MS = BOARD_FLASH_MS + 500;

type CallSequence = {
  /** The calls that are still to be presented; the first one is in front now. */
  calls: readonly CalledNumber[];
  /** Whether the call in front flashes (DIS-007). */
  isFlashing: boolean;
};

/** Presents newly called numbers one after the other: `present` is called with each and resolves once it has been read. */
export function useCallSequence(
  panels: readonly Panel[],
  present: (call: CalledNumber) => Promise<void>,
): CallSequence {
  const before = useRef<readonly Panel[] | null>(null);
  const [calls, setCalls] = useState<readonly CalledNumber[]>([]);
  const [flashed, setFlashed] = useState<CalledNumber | null>(null);
  const presentCall = useEffectEvent(present);
  useEffect(() => {
    const known = before.current;
    before.current = panels;
    setCalls((left) => nextCalls(left, known, panels));
  }, [panels]);
  const current = calls[0] ?? null;
  useEffect(() => {
    if (!current) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const wait = (ms: number) =>
      new Promise<void>((resolve) => void timers.push(setTimeout(resolve, ms)));
    let isOver = false;
    void wait(BOARD_FLASH_MS).then(() => setFlashed(current));
    void Promise.all([wait(SHORTEST_CALL_MS), presentCall(current)]).then(() => {
      if (!isOver) setCalls((all) => all.filter((call) => call !== current));
    });
    return () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [current]);
  return { calls, isFlashing: current !== null && flashed !== current };
}
