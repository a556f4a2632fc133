import type { Ticket } from '@turno/shared-types';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { changeNoticesAtom, leavingAtom, type NoticesChange } from './atoms.ts';

/** Changes how the holder is notified and the travel time, and reports errors. */
export function useNoticesChange(ticket: Ticket) {
  const send = useSetAtom(changeNoticesAtom);
  const minutes = useAtomValue(leavingAtom)(ticket)?.minutes ?? null;
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  /** Runs the work and returns whether its change is stored; work that returns `null` changes nothing. */
  const run = async (work: () => Promise<NoticesChange | null>): Promise<boolean> => {
    setPending(true);
    setProblem(null);
    try {
      const change = await work();
      // Another device may know how far away the holder is.
      const known = minutes === null ? {} : { travelMinutes: minutes };
      if (change) await send(ticket, { ...known, ...change });
      return change !== null;
    } catch (error) {
      setProblem(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, problem, run, change: (change: NoticesChange) => run(async () => change) };
}
