import { BOARD_FLASH_MS } from '@turno/shared-types/constants';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CalledNumber, Panel } from '../panel/panel-view.ts';
import { type CallLog, followCalls, presented } from './call-order.ts';

/** The shortest time that a call stays in front: its flash and a pause, so that the next flash is recognised as another one. */
const SHORTEST_CALL_MS = BOARD_FLASH_MS + 500;
/**
 * After a silence longer than this, the calls made meanwhile are shown but not announced, because their people have been
 * served.
 */
const LONGEST_SILENCE_MS = 600_000;

type CallSequence = {
  /** The calls that are still to be presented; the first one is in front now. */
  calls: readonly CalledNumber[];
  /** Whether the call in front flashes (DIS-007). */
  isFlashing: boolean;
};

const NONE: readonly CalledNumber[] = [];

/** Presents newly called numbers one after the other: `present` is called with each and resolves once it has been read. */
export function useCallSequence(
  panels: readonly Panel[],
  updatedAt: number,
  present: (call: CalledNumber) => Promise<void>,
): CallSequence {
  const [log, setLog] = useState<CallLog | null>(null);
  const [flashed, setFlashed] = useState<CalledNumber | null>(null);
  const lastUpdate = useRef(updatedAt);
  const presentCall = useEffectEvent(present);
  useEffect(() => {
    const isResumed = updatedAt - lastUpdate.current > LONGEST_SILENCE_MS;
    lastUpdate.current = updatedAt;
    setLog((known) => followCalls(known, panels, { isResumed }));
  }, [panels, updatedAt]);
  const calls = log?.waiting ?? NONE;
  const current = calls[0] ?? null;
  useEffect(() => {
    if (!current) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const wait = (ms: number) =>
      new Promise<void>((resolve) => void timers.push(setTimeout(resolve, ms)));
    let isOver = false;
    void wait(BOARD_FLASH_MS).then(() => setFlashed(current));
    void Promise.all([wait(SHORTEST_CALL_MS), presentCall(current)]).then(() => {
      if (!isOver) setLog((known) => known && presented(known, current));
    });
    return () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [current]);
  return { calls, isFlashing: current !== null && flashed !== current };
}
