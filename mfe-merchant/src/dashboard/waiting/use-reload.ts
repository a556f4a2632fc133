import type { DailyCounter } from '@turno/shared-types';
import { useEffect, useRef } from 'react';

/** The list is read again at most so often while the queue moves. */
const RELOAD_MS = 1_000;

/** Reads a list of tickets again after its queue has moved, at most once in a while, however fast it moves. */
export function useReload(counter: DailyCounter | null, reload: () => void): void {
  const { id, nextTicket, nextAvailableTicket, ticketsAhead, asideTickets = [] } = counter ?? {};
  const moved = `${id} ${nextTicket} ${nextAvailableTicket} ${ticketsAhead} ${asideTickets.length}`;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef({ moved, reload });
  useEffect(() => {
    const hasMoved = latest.current.moved !== moved;
    latest.current = { moved, reload };
    if (!hasMoved) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      latest.current.reload();
    }, RELOAD_MS);
  }, [moved, reload]);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
}
