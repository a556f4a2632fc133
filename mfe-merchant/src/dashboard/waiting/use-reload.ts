import type { DailyCounter } from '@turno/shared-types';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { listStateAtom } from '../../shared/ticket-lists.ts';

/** The list is refetched at most this often while the queue moves. */
const RELOAD_MS = 1_000;

/** Refetches a list of tickets after its queue has moved, or a ticket or `unseen` has changed, at a limited rate. */
export function useReload(counter: DailyCounter | null, reload: () => void, unseen = ''): void {
  const moved = `${useAtomValue(listStateAtom)(counter ? [counter] : [])} ${unseen}`;
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
